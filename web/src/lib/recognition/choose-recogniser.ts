import type { Language } from '#shared/kernel/school.ts'
import type { Recogniser, RecognitionProblem } from './recogniser.ts'
import { browserSpeech, localPack } from './speech-recognition.ts'
import type { TranscribeParts } from './transcribe-recogniser.ts'

/** The deployment's flags that say by what speech may be recognised. */
export interface RecognitionFlags {
  readonly browser: boolean
  readonly transcription: boolean
  readonly scripted: boolean
}

export type Choice =
  | { readonly recogniser: Recogniser; readonly problem?: never }
  | { readonly recogniser?: never; readonly problem: RecognitionProblem }

/**
 * The recogniser for one stretch of reading, or why there is none. Speech stays on the device where it can; what
 * the deployment pays for is preferred to a browser's own service; a script, where allowed, to everything.
 */
export async function chooseRecogniser(
  flags: RecognitionFlags,
  language: Language,
  openStream: TranscribeParts['openStream'],
): Promise<Choice> {
  if (flags.scripted) {
    const { scriptedRecogniser } = await import('./scripted-recogniser.ts')
    return { recogniser: scriptedRecogniser() }
  }
  const problem = await microphoneMissing()
  if (problem) return { problem }
  if (!flags.browser) return { problem: 'recognition.unsupported' }

  const speech = browserSpeech()
  const onDevice = speech && (await localPack(speech, language))
  if (speech && (onDevice || !flags.transcription)) {
    if (!onDevice && !navigator.onLine) return { problem: 'recognition.offline' }
    const { browserRecogniser } = await import('./browser-recogniser.ts')
    return { recogniser: browserRecogniser(speech) }
  }
  if (!flags.transcription) return { problem: 'recognition.unsupported' }
  if (!navigator.onLine) return { problem: 'recognition.offline' }
  const { browserParts, transcribeRecogniser } = await import('./transcribe-recogniser.ts')
  return { recogniser: transcribeRecogniser({ ...browserParts, openStream }) }
}

/** What is known of the microphone without asking for it. */
async function microphoneMissing(): Promise<RecognitionProblem | undefined> {
  // Absent on pages that were not loaded securely.
  if (!navigator.mediaDevices) return 'recognition.unsupported'
  const permission = await navigator.permissions.query({ name: 'microphone' }).catch(() => undefined)
  if (permission?.state === 'denied') return 'recognition.blocked'
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => undefined)
  const none = devices !== undefined && !devices.some(device => device.kind === 'audioinput')
  return none ? 'recognition.noMicrophone' : undefined
}
