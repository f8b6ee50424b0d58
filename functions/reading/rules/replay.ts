import * as z from 'zod/mini'
import { packed, unpacked } from '#functions/platform/store/packed.ts'
import { FinishedReading } from '#shared/reading/finished-reading.ts'
import { Policy } from '#shared/reading/policy.ts'
import { ENGINE_VERSION, type HeardWord } from '#shared/reading/schema.ts'

/** What it takes to score a reading again, beside its text: what was sent, and by which policy it was scored. */
export interface Replay {
  readonly sent: FinishedReading
  readonly policy: Policy
}

/** The words, the pause before each and its length in milliseconds, and how sure the recogniser was, in hundredths. */
const Columns = z.tuple([
  z.array(z.string()),
  z.array(z.int()),
  z.array(z.int()),
  z.array(z.nullable(z.int())),
])
type Columns = z.output<typeof Columns>

const milliseconds = (seconds: number): number => Math.round(seconds * 1000)

function columnsOf(heard: readonly HeardWord[]): Columns {
  const ends = [0, ...heard.map(({ end }) => milliseconds(end))]
  return [
    heard.map(({ word }) => word),
    heard.map(({ start }, at) => milliseconds(start) - (ends[at] ?? 0)),
    heard.map(({ start, end }) => milliseconds(end) - milliseconds(start)),
    heard.map(({ confidence }) => (confidence === undefined ? null : Math.round(100 * confidence))),
  ]
}

function heardIn([words, pauses, lengths, confidences]: Columns): HeardWord[] {
  let at = 0
  return words.map((word, i) => {
    const start = at + (pauses[i] ?? 0)
    at = start + (lengths[i] ?? 0)
    const confidence = confidences[i] ?? null
    return {
      word,
      start: start / 1000,
      end: at / 1000,
      ...(confidence !== null && { confidence: confidence / 100 }),
    }
  })
}

/** A reading as it is kept and scored: times in whole milliseconds, how sure a word is in hundredths. */
export const asKept = <Sent extends FinishedReading>(sent: Sent): Sent =>
  sent.mode === 'aloud' ? { ...sent, heard: heardIn(columnsOf(sent.heard)) } : sent

const Packed = z.object({
  sent: z.looseObject({ heard: z.optional(Columns) }),
  policy: Policy,
})

/** In a third of the bytes that its JSON takes compressed; the text’s hash is known beside it. */
export function packedReplay({ sent: { textHash: _, ...sent }, policy }: Replay): Uint8Array {
  const columns = sent.mode === 'aloud' ? { ...sent, heard: columnsOf(sent.heard) } : sent
  return packed({ sent: columns, policy, engineVersion: ENGINE_VERSION })
}

/** Throws where these bytes are something else. */
export function unpackedReplay(bytes: Uint8Array, textHash: string): Replay {
  const { sent, policy } = Packed.parse(unpacked(bytes))
  const whole = { ...sent, ...(sent.heard && { heard: heardIn(sent.heard) }), textHash }
  return { sent: FinishedReading.parse(whole), policy }
}
