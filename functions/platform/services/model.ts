import * as z from 'zod/mini'
import { environment } from '#functions/platform/environment.ts'
import { endpointOf, signer } from './signed.ts'

const bedrock = signer('bedrock', { tries: 4 })

/** One turn of a conversation with a model; the first is the user's, and they alternate. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly text: string
}
export interface Conversation {
  /** What the model is to do: never anything that came from outside. */
  readonly system: string
  readonly turns: readonly Turn[]
  readonly maxTokens: number
  /** Gives up then. */
  readonly signal: AbortSignal
}

/** Nobody answered: throttled, refused, or not in time. */
export class ModelUnavailable extends Error {}

const Answered = z.object({
  output: z.object({ message: z.object({ content: z.array(z.object({ text: z.optional(z.string()) })) }) }),
})

/** The id of the model that this function may ask. */
export const modelId = (): string => environment('model')

/**
 * The model's next turn, as text. Throws `ModelUnavailable`, after three more tries where the service was busy.
 * Source: Amazon Bedrock API reference, "Converse".
 */
export async function converse({ system, turns, maxTokens, signal }: Conversation): Promise<string> {
  const endpoint = endpointOf('bedrock-runtime', 'BEDROCK_RUNTIME')
  const body = {
    system: [{ text: system }],
    messages: turns.map(({ role, text }) => ({ role, content: [{ text }] })),
    inferenceConfig: { maxTokens, temperature: 0.7 },
  }
  const answer = await bedrock
    .ask(`${endpoint}/model/${encodeURIComponent(modelId())}/converse`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
    .catch(error => {
      throw new ModelUnavailable(String(error))
    })
  const answered = Answered.safeParse(jsonIn(answer.body))
  if (!answer.ok || !answered.success)
    throw new ModelUnavailable(
      `Bedrock answered ${answer.status} ${answer.headers['x-amzn-errortype'] ?? ''}`,
    )
  return answered.data.output.message.content.map(({ text = '' }) => text).join('')
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
