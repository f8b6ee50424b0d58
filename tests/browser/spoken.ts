import lighthouse from '#shared/catalogue/content/texts/ana-y-leo-en-el-faro.json' with { type: 'json' }
import castle from '#shared/catalogue/content/texts/castillos-de-arena.json' with { type: 'json' }
import mango from '#shared/catalogue/content/texts/mango-day.json' with { type: 'json' }
import { tokenize } from '#shared/language/tokenize.ts'
import type { HeardWord } from '#shared/reading/schema.ts'

export { castle, lighthouse, mango }

interface Manner {
  /** Seconds a word: as fast as a voice may be, since a child takes longer than a test can wait. */
  readonly pace?: number
  /** What is said instead of a word of the text; nothing where it is left out. */
  readonly instead?: Readonly<Record<string, string>>
}

/** A text as somebody reads it aloud, each word following the one before. */
export function spoken(
  { body }: { readonly body: readonly string[] },
  { pace = 0.16, instead = {} }: Manner = {},
): readonly HeardWord[] {
  return tokenize(body.join('\n'))
    .flatMap(({ text }) => (instead[text] ?? text).split(' ').filter(Boolean))
    .map((word, n) => ({ word, start: n * pace, end: (n + 1) * pace }))
}

/** A word or two, one after the other, as the recogniser gives them. */
export const saying = (text: string): HeardWord[] =>
  text
    .replace(/[^\p{L}\s]/gu, '')
    .split(/\s+/)
    .map((word, n) => ({ word, start: n * 0.05, end: (n + 1) * 0.05 }))
