import * as z from 'zod/mini'

/** One word that a script hears: when, in seconds of audio, and how surely. */
const Word = z.strictObject({
  text: z.string().check(z.minLength(1)),
  start: z.number().check(z.minimum(0)),
  end: z.number().check(z.minimum(0)),
  confidence: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0.98),
})
export type Word = z.output<typeof Word>

/** What the next audio says: its words, in their order. */
export const Script = z.strictObject({
  words: z.array(Word).check(
    z.refine(
      words => words.every(({ start, end }, index) => end >= start && start >= (words[index - 1]?.end ?? 0)),
      {
        error: 'words follow one another',
      },
    ),
  ),
})
export type Script = z.output<typeof Script>

/** Silence that ends a result, in seconds. */
const PAUSE_SECONDS = 0.7

/** The stretches of a script between its pauses: each becomes one result. */
export function stretchesOf({ words }: Script): readonly (readonly Word[])[] {
  const stretches: Word[][] = []
  for (const word of words) {
    const open = stretches.at(-1)
    const last = open?.at(-1)
    if (open && last && word.start - last.end < PAUSE_SECONDS) open.push(word)
    else stretches.push([word])
  }
  return stretches
}

export interface Heard {
  readonly words: readonly Word[]
  /** Whether the result is final. */
  readonly done: boolean
}

/** What is heard of a stretch after so many seconds of audio: a word when it has ended, the whole after a pause. */
export function heardOf(stretch: readonly Word[], seconds: number): Heard {
  const words = stretch.filter(({ end }) => end <= seconds)
  const last = stretch.at(-1)
  return { words, done: last !== undefined && last.end + PAUSE_SECONDS <= seconds }
}
