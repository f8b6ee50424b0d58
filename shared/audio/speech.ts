import * as z from 'zod/mini'
import { tokenize } from '../language/tokenize.ts'

const Seconds = z.number().check(z.nonnegative())
const Offset = z.int().check(z.nonnegative())

/** When each word of a text is said: seconds from the beginning, and where it stands in the text (UTF-16 offsets). */
export const SpeechMarks = z.strictObject({
  seconds: Seconds,
  words: z.array(z.strictObject({ start: Seconds, end: Seconds, from: Offset, to: Offset })),
})
export type SpeechMarks = z.output<typeof SpeechMarks>

/** Half a SHA-256 as hexadecimal digits. */
export const SpeechId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** A text as it is given to the voice: one word alone in small letters, so that it is made once however it is written. */
export function spokenOf(text: string): string {
  const plain = text.normalize('NFC').trim()
  const [word, another] = tokenize(plain)
  return word && !another ? word.text.toLowerCase() : plain
}

/** The name of what a voice says, by its content: the same text has the same name everywhere. */
export async function speechId(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(spokenOf(text)))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32)
}

/** Where the audio lies, and the marks beside it. */
export const audioKey = (shelf: string, id: string, kind: 'mp3' | 'json'): string =>
  `audio/${shelf}/${id}.${kind}`
