import type { Language } from '#shared/kernel/school.ts'
import { changesBetween, isOccasionFor, isSameChange, type SoundChange } from '#shared/language/accent.ts'
import { normalizeWord } from '#shared/language/spoken-forms.ts'
import { MOST_WORDS } from './known-accent.ts'
import { isCorrect } from './outcomes.ts'
import type { ScoredWord } from './schema.ts'

/** In fewer different words it is no way of speaking; and it is one where it is nearly always so. */
const FEWEST_WORDS = 3
const NEARLY_ALWAYS = 0.8

/** How often a change was made, of the words that gave occasion for it, and the first different ones in which it was. */
export interface Tally extends SoundChange {
  readonly made: number
  readonly met: number
  readonly words: readonly string[]
}

type Missed = ScoredWord & { readonly heard: string }

/** A word that was said, and as another. What was forgiven as an accent was so too. */
export const isMissed = (word: ScoredWord): word is Missed =>
  (word.outcome === 'mispronounced' || word.outcome === 'substituted' || word.rule === 'accent') &&
  word.heard !== undefined &&
  !word.heard.includes(' ')

/** A word that tells of its sounds. */
interface Told {
  readonly written: string
  readonly changes: readonly SoundChange[]
}

/** What each word tells of its sounds; one that was another word tells nothing. */
export function toldBy(words: readonly ScoredWord[], language: Language): Told[] {
  return words.flatMap(word => {
    const written = normalizeWord(word.expected)
    if (isMissed(word)) {
      const changes = changesBetween(written, normalizeWord(word.heard), language)
      return changes ? [{ written, changes }] : []
    }
    return isCorrect(word.outcome) ? [{ written, changes: [] }] : []
  })
}

/** Each change that was made in a reading, counted. */
export function tallyOf(words: readonly ScoredWord[], language: Language): Tally[] {
  const all = toldBy(words, language)
  const found = all.flatMap(({ changes }) => changes)
  const first = found.filter((change, at) => found.findIndex(one => isSameChange(one, change)) === at)
  return first.map(change => {
    const times = all.filter(({ changes }) => changes.some(one => isSameChange(one, change)))
    const met = all.filter(({ written }) => isOccasionFor(change, written, language)).length
    return { ...change, made: times.length, met, words: different(times.map(({ written }) => written)) }
  })
}

const different = (words: readonly string[]): readonly string[] => [...new Set(words)].slice(0, MOST_WORDS)

/** Two stretches of reading as one. */
export const addedTogether = (tally: Tally, other: Pick<Tally, 'made' | 'met' | 'words'>): Tally => ({
  ...tally,
  made: tally.made + other.made,
  met: tally.met + other.met,
  words: different([...tally.words, ...other.words]),
})

/** Made in three different words at least, and nearly every time. */
export const isAccent = ({ made, met, words }: Tally): boolean =>
  words.length >= FEWEST_WORDS && made >= met * NEARLY_ALWAYS

/** What is nearly always so, in however few words. */
export const isNearlyAlways = ({ made, met }: Pick<Tally, 'made' | 'met'>): boolean =>
  made > 0 && made >= met * NEARLY_ALWAYS
