/**
 * A stand-in for Amazon Bedrock's Converse. **It is no model**: rules put sentences together that people wrote, and its
 * only model's name says so. It speaks the service's protocol, so that what asks a model can be run without the cloud.
 */
import * as z from 'zod/mini'
import type { RestService } from '../endpoint/endpoint.ts'
import { inputOf } from '../room.ts'
import { AwsError, LOCAL_REGION } from '../service.ts'
import { answerTo } from './answer.ts'
import { ConverseInput, converseOutput, problemIn } from './converse.ts'
import { RULES_MODEL } from './model-id.ts'

/** What the next call is answered instead: another text, or an error of the service. */
const Scripted = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ error: z.enum(['ThrottlingException', 'ModelTimeoutException']) }),
])

const ERRORS = {
  ThrottlingException: new AwsError(
    'ThrottlingException',
    'Too many requests, please wait before trying again.',
    429,
  ),
  ModelTimeoutException: new AwsError(
    'ModelTimeoutException',
    'Model has timed out in processing the request.',
    408,
  ),
} as const

const PATH = /^\/model\/([^/]+)\/converse$/

export function createBedrock() {
  const scripted: z.output<typeof Scripted>[] = []

  const service: RestService = {
    signingName: 'bedrock',
    async handle({ method, path, body }, demand) {
      const [, name] = PATH.exec(path) ?? []
      if (method !== 'POST' || name === undefined)
        throw new AwsError(
          'UnknownOperationException',
          `The embedded Bedrock does not know ${method} ${path}`,
          404,
        )
      const modelId = decodeURIComponent(name)
      demand({
        action: 'bedrock:InvokeModel',
        resource: `arn:aws:bedrock:${LOCAL_REGION}::foundation-model/${modelId}`,
      })
      if (modelId !== RULES_MODEL)
        throw new AwsError('ValidationException', 'The provided model identifier is invalid.')
      const input = inputOf(ConverseInput, parsed(body))
      const problem = problemIn(input)
      if (problem) throw new AwsError('ValidationException', problem)
      const next = scripted.shift()
      if (next && 'error' in next) throw ERRORS[next.error]
      const output = converseOutput(input, next?.text ?? answerTo(input.messages))
      return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(output) }
    },
  }
  return {
    service,
    /** What the next call is answered; the calls queue up. */
    script: (next: unknown): void => void scripted.push(Scripted.parse(next)),
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new AwsError('SerializationException', 'The body is not JSON')
  }
}
