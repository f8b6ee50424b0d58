import * as z from 'zod/mini'
import type { Language } from '#shared/kernel/school.ts'
import { isSameChange, type Place, type SoundChange, soundsAndPlaces } from '#shared/language/accent.ts'
import { isNearlyAlways, tallyOf, toldBy } from './accent-tally.ts'
import { type KnownAccent, MOST_KNOWN, MOST_WORDS } from './known-accent.ts'
import type { ScoredWord } from './schema.ts'

/** So many of a child's newest readings, of whatever language, tell of its way of speaking: children grow out of theirs. */
export const LATEST_READINGS = 12

/** More changes than these in one reading are no way of speaking; the most frequent are kept. */
const MOST_MADE = 8

/**
 * What one reading tells of how its sounds were said, as it is kept beside it in some two hundred letters. `met`: in how many
 * words each sound stood, with a dot where it closed a syllable: `a41l20l.7`; `made`: meant, said, place, in how many words,
 * and the first of them.
 */
const Kept = z.object({
  met: z.string(),
  made: z.array(
    z.tuple([z.string(), z.string(), z.enum(['opening', 'closing']), z.int(), z.array(z.string())]),
  ),
})
export const AccentTold = z.pipe(
  z.string(),
  z.transform(text => {
    const { met, made } = Kept.parse(JSON.parse(text))
    return {
      met: new Map(
        Array.from(met.matchAll(/(\D\.?)(\d+)/g), ([, name = '', times]) => [name, Number(times)] as const),
      ),
      made: made.map(([meant, said, place, times, words]) => ({ meant, said, place, times, words })),
    }
  }),
)
export type AccentTold = z.output<typeof AccentTold>

const occasion = (meant: string, place: Place): string => (place === 'opening' ? meant : `${meant}.`)

/** What a scored reading tells, to be kept; undefined where it tells nothing. */
export function accentToldBy(words: readonly ScoredWord[], language: Language): string | undefined {
  const told = toldBy(words, language)
  if (told.length === 0) return undefined
  const met = new Map<string, number>()
  for (const { written } of told) {
    const here = soundsAndPlaces(written, language).map(({ meant, place }) => occasion(meant, place))
    for (const name of new Set(here)) met.set(name, (met.get(name) ?? 0) + 1)
  }
  const made = tallyOf(words, language)
    .sort((a, b) => b.made - a.made)
    .slice(0, MOST_MADE)
    .map(one => [one.meant, one.said, one.place, one.made, one.words])
  return JSON.stringify({ met: [...met].map(([name, times]) => `${name}${times}`).join(''), made })
}

/** What earlier readings of a language tell together, in whatever order they come: the changes that were made nearly always. */
export function knownAccents(readings: readonly AccentTold[], language: Language): KnownAccent[] {
  const all = readings.flatMap(({ made }) => made)
  const first = all.filter((one, at) => all.findIndex(other => isSameChange(one, other)) === at)
  return first
    .map(({ meant, said, place }) => {
      const same = all.filter(one => isSameChange(one, { meant, said, place }))
      return {
        language,
        meant,
        said,
        place,
        made: same.reduce((sum, { times }) => sum + times, 0),
        met: metIn(readings, { meant, place }),
        words: [...new Set(same.flatMap(({ words }) => words))].sort().slice(0, MOST_WORDS),
      }
    })
    .filter(isNearlyAlways)
    .sort((a, b) => b.made - a.made || (nameOf(a) < nameOf(b) ? -1 : 1))
    .slice(0, MOST_KNOWN)
}

const nameOf = ({ meant, said, place }: SoundChange): string => `${meant}${said}${place}`

const metIn = (
  readings: readonly AccentTold[],
  { meant, place }: Pick<SoundChange, 'meant' | 'place'>,
): number => readings.reduce((sum, { met }) => sum + (met.get(occasion(meant, place)) ?? 0), 0)
