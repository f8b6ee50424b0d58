import type { Language } from '#shared/kernel/school.ts'
import type { Speaker } from './tract.ts'

interface LocalVoice extends Speaker {
  readonly languageCode: 'es-US' | 'en-US'
  readonly language: Language
  /** Above 1: slower than the sounds' own lengths. */
  readonly pace: number
}

const spanish = { languageCode: 'es-US', language: 'es-PR', pace: 1.12 } as const
const english = { languageCode: 'en-US', language: 'en-US', pace: 1.1 } as const

/**
 * Neural voices of United States Spanish and English that this machine knows by name: it lends them its own voice, at
 * their height. Source: Amazon Polly Developer Guide, "Available voices".
 */
export const LOCAL_VOICES: Readonly<Record<string, LocalVoice>> = {
  Lupe: { ...spanish, pitch: 196, size: 1.15 },
  Pedro: { ...spanish, pitch: 118, size: 1 },
  Ivy: { ...english, pitch: 262, size: 1.26 },
  Joanna: { ...english, pitch: 192, size: 1.15 },
  Kevin: { ...english, pitch: 248, size: 1.22 },
  Matthew: { ...english, pitch: 112, size: 1 },
}
