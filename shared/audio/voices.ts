import type { Language } from '../kernel/school.ts'

/** A voice of Amazon Polly. */
export interface PollyVoice {
  readonly id: string
  readonly languageCode: 'es-US' | 'en-US'
  readonly engine: 'neural'
}

/**
 * Who reads to children in each language. Polly has no Puerto Rican voice: that of United States Spanish is the nearest.
 * Ivy is a child's voice. To change a voice is to change a line here: all audio of the language is then to be made anew.
 */
export const VOICES: Readonly<Record<Language, PollyVoice>> = {
  'es-PR': { id: 'Lupe', languageCode: 'es-US', engine: 'neural' },
  'en-US': { id: 'Ivy', languageCode: 'en-US', engine: 'neural' },
}

/** Grows when the same voice is asked in another way, so that what was made before is not taken for it. */
const VERSION = 1

/** Where the audio of a language's voice lies: `lupe-neural-1`. */
export const shelfOf = (language: Language): string => {
  const { id, engine } = VOICES[language]
  return `${id.toLowerCase()}-${engine}-${VERSION}`
}

/**
 * US dollars for a million characters of a neural voice, for speech and for speech marks alike. Source: Amazon Polly
 * pricing, https://aws.amazon.com/polly/pricing, beyond the free tier.
 */
export const DOLLARS_A_MILLION = 16

/** Dollars for so many billed characters. */
export const costOf = (characters: number): number => (characters * DOLLARS_A_MILLION) / 1_000_000
