import type { Language } from '../kernel/school.ts'
import type { Outcome, ScoredWord } from './schema.ts'

/** So many are practised at once: more is a list, not a help. */
export const PRACTISED = 3

/** Words that carry the sentence and not the sense: to say them well helps least. */
const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  'es-PR': new Set(
    `a al como con cuando de del e el ella en entre era es esa ese eso esta está este esto fue ha hay la las le les lo los
    más me mi mis muy ni no nos o para pero por pues que qué se ser sí si sin son su sus te tu tus u un una unas unos y ya
    yo él`.split(/\s+/),
  ),
  'en-US': new Set(
    `a am an and are as at be been but by can did do does for from had has have he her him his i if in is it its me my no
    not of on or our she so that the their them then there these they this those to up us was we were will with you
    your`.split(/\s+/),
  ),
}

/** What helps most to practise comes first; what is not here needs no practice. */
const NEED: Readonly<Partial<Record<Outcome, number>>> = {
  mispronounced: 0,
  substituted: 0,
  transposed: 1,
  hesitated: 1,
  omitted: 2,
}

/** A sound or spelling that the text practises, with the words that have it. */
interface Focus {
  readonly sound: string
  readonly words: readonly string[]
}

/**
 * The words of a reading that matter most, at most three, each once: those that carry the sense before those that join
 * them; said otherwise before hesitated on before left out; then those missed most often; then those whose sound (one
 * that the text practises, or that a rule names) was missed in most words; then the first. Gives their indexes.
 */
export function wordsToPractise(
  words: readonly ScoredWord[],
  language: Language,
  focus: readonly Focus[] = [],
): readonly number[] {
  const missed = words.flatMap((word, index) => {
    const need = NEED[word.outcome]
    return need === undefined
      ? []
      : [{ index, need, form: word.expected.toLowerCase(), sounds: soundsOf(word) }]
  })
  const timesMissed = countOf(missed.map(({ form }) => form))
  const wordsBySound = countOf(
    [...new Map(missed.map(one => [one.form, one])).values()].flatMap(one => one.sounds),
  )
  const ranked = missed
    .map(one => ({
      ...one,
      joins: FUNCTION_WORDS[language].has(one.form) ? 1 : 0,
      times: timesMissed.get(one.form) ?? 0,
      alike: Math.max(0, ...one.sounds.map(sound => wordsBySound.get(sound) ?? 0)),
    }))
    .sort(
      (a, b) =>
        a.joins - b.joins || a.need - b.need || b.times - a.times || b.alike - a.alike || a.index - b.index,
    )
  const each = new Map(ranked.toReversed().map(one => [one.form, one]))
  return ranked
    .filter(one => each.get(one.form) === one)
    .slice(0, PRACTISED)
    .map(({ index }) => index)

  function soundsOf({ expected, rule, moreRules = [] }: ScoredWord): string[] {
    const form = expected.toLowerCase()
    const practised = focus.filter(({ words }) => words.some(word => word.toLowerCase() === form))
    return [...new Set([...practised.map(({ sound }) => sound), ...(rule ? [rule] : []), ...moreRules])]
  }
}

function countOf(items: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
