import type { Language } from '#shared/kernel/school.ts'
import { phoneticDistance, pronounce } from '#shared/language/pronunciation.ts'
import type { Sound } from '#shared/language/sound.ts'
import { soundsIn, soundsMissed } from '#shared/language/sounds.ts'
import { normalizeWord } from '#shared/language/spoken-forms.ts'
import { isCorrect } from './outcomes.ts'
import type { SoundHeard } from './practice-facts.ts'
import type { ScoredWord } from './schema.ts'

/** Farther than this, what was heard is another word, and says nothing of the sounds of this one. */
const NEAR = 0.5

/**
 * What the words of a scored reading tell of its sounds. What the island says its own way is well said; the patterns of
 * Spanish in English, and a reader's own accent, are no errors of the reading either, but they are what to practise.
 */
export function soundsHeard(words: readonly ScoredWord[], language: Language): SoundHeard[] {
  const heard = new Map<Sound, { read: number; missed: number }>()
  for (const word of words) {
    const missed = missedIn(word, language)
    if (!missed) continue
    for (const sound of soundsIn(word.expected, language)) {
      const before = heard.get(sound) ?? { read: 0, missed: 0 }
      heard.set(sound, { read: before.read + 1, missed: before.missed + Number(missed.includes(sound)) })
    }
  }
  return [...heard].map(([sound, times]) => ({ sound, ...times }))
}

/** The sounds that were missed in a word; undefined where the word tells nothing. */
function missedIn(
  { expected, outcome, heard, rule }: ScoredWord,
  language: Language,
): readonly Sound[] | undefined {
  const isOwnWay = outcome === 'dialect' && (language === 'en-US' || rule === 'accent')
  if (isCorrect(outcome) && !isOwnWay) return []
  if (heard === undefined || !(isOwnWay || outcome === 'mispronounced' || outcome === 'substituted'))
    return undefined
  const [meant, said] = [normalizeWord(expected), normalizeWord(heard)]
  const apart = phoneticDistance(pronounce(meant, language), pronounce(said, language), language)
  return apart <= NEAR ? soundsMissed(meant, said, language) : undefined
}
