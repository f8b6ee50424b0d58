import type { Language } from '#shared/kernel/school.ts'

// The compiler's library knows the results of the Web Speech API but not the recogniser itself.

interface LanguageAvailability {
  readonly langs: readonly string[]
  readonly processLocally: boolean
}

export interface SpeechRecognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  processLocally?: boolean
  onstart: (() => void) | null
  onspeechstart: (() => void) | null
  onspeechend: (() => void) | null
  onresult: ((event: { readonly results: SpeechRecognitionResultList }) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

export interface SpeechRecognitionClass {
  new (): SpeechRecognition
  available?(options: LanguageAvailability): Promise<string>
  install?(options: LanguageAvailability): Promise<boolean>
}

declare global {
  interface Window {
    SpeechRecognition?: SpeechRecognitionClass
    webkitSpeechRecognition?: SpeechRecognitionClass
  }
}

/** The browser's own recogniser, if it has one. */
export const browserSpeech = (): SpeechRecognitionClass | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition

// Few devices carry a pack for Puerto Rico: the nearest Spanish is used rather than the network.
const LOCAL_PACKS: Readonly<Record<Language, readonly string[]>> = {
  'es-PR': ['es-PR', 'es-US', 'es-ES'],
  'en-US': ['en-US'],
}

/**
 * The language pack with which this device recognises speech without the network, or undefined. A pack that could
 * be downloaded is asked for and serves the next reading.
 */
export async function localPack(
  speech: SpeechRecognitionClass,
  language: Language,
): Promise<string | undefined> {
  if (!speech.available) return undefined
  let wanted: string | undefined
  for (const lang of LOCAL_PACKS[language]) {
    const found = await speech.available({ langs: [lang], processLocally: true }).catch(() => 'unavailable')
    if (found === 'available') return lang
    if (found === 'downloadable') wanted ??= lang
  }
  if (wanted) speech.install?.({ langs: [wanted], processLocally: true }).catch(() => false)
  return undefined
}
