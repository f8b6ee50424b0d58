import { languageOf, type Sound } from '#shared/language/sound.ts'
import { hasSound, rulesOf } from '#shared/language/sounds.ts'
import { isCorrect } from './outcomes.ts'
import { DEFAULT_POLICY } from './policy.ts'
import { phraseInput } from './reading-input.ts'
import type { HeardWord, ScoredWord, Verdict } from './schema.ts'
import { scoreReading } from './score.ts'

interface JudgedSaid {
  readonly right: boolean
  readonly verdict: Verdict
  readonly words: readonly ScoredWord[]
}

/** So few words are all listened to; of a longer phrase only those with the sound. */
const FEW = 2
/** Practice is no race: whoever thinks for a while has not hesitated. */
const NO_HURRY_SECONDS = 600

/**
 * Whether a word, a pair or a phrase came right, by the engine that scores readings. The island's own ways are right, all
 * of them, always; of the patterns of Spanish in English only the one that is practised here counts.
 */
export function judgeSaid(sound: Sound, expected: string, heard: readonly HeardWord[]): JudgedSaid {
  const language = languageOf(sound)
  const policy = {
    ...DEFAULT_POLICY,
    // Who always misses what is practised is here to learn it.
    strictRules: [...rulesOf(sound), 'accent' as const],
    hesitationSeconds: NO_HURRY_SECONDS,
  }
  const { verdict, words } = scoreReading(phraseInput(language, expected, heard, policy))
  const practised = words.filter(word => hasSound(word.expected, sound))
  const decisive = words.length <= FEW || practised.length === 0 ? words : practised
  const right = verdict === 'scored' && decisive.every(({ outcome }) => isCorrect(outcome))
  return { right, verdict, words }
}
