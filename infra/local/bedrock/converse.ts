import * as z from 'zod/mini'

const Text = z.strictObject({ text: z.string() })

/** The parts of Converse’s request that this machine knows; another one is an error that names it. */
export const ConverseInput = z.strictObject({
  system: z.optional(z.array(Text)),
  messages: z.array(
    z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(Text).check(z.minLength(1)) }),
  ),
  inferenceConfig: z.optional(
    z.strictObject({
      maxTokens: z.optional(z.int().check(z.positive())),
      temperature: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      topP: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      stopSequences: z.optional(z.array(z.string())),
    }),
  ),
})
export type ConverseInput = z.output<typeof ConverseInput>

/** What the service says of a conversation that it would not go on with; undefined where it would. */
export function problemIn({ messages }: ConverseInput): string | undefined {
  if (messages.length === 0 || messages[0]?.role !== 'user')
    return 'A conversation must start with a user message. Try again with a conversation that starts with a user message.'
  if (messages.some(({ role }, at) => role === messages[at - 1]?.role))
    return 'A conversation must alternate between user and assistant roles. Make sure the conversation alternates between user and assistant roles and try again.'
  for (const [at, { content }] of messages.entries())
    for (const [part, { text }] of content.entries())
      if (text.trim() === '')
        return `The text field in the ContentBlock object at messages.${at}.content.${part} is blank. Add text to the text field, and try again.`
  return undefined
}

/** About four letters a token: for the counts of an answer, by which nothing is billed here. */
const tokensOf = (text: string) => Math.ceil(text.length / 4)

export function converseOutput(input: ConverseInput, text: string) {
  const asked = [...(input.system ?? []), ...input.messages.flatMap(({ content }) => content)]
  const [inputTokens, outputTokens] = [tokensOf(asked.map(part => part.text).join('')), tokensOf(text)]
  return {
    output: { message: { role: 'assistant', content: [{ text }] } },
    stopReason: 'end_turn',
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    metrics: { latencyMs: 1 },
  }
}
