import type { Language } from '#shared/kernel/school.ts'
import type { HeardWord } from '#shared/reading/schema.ts'
import type { PitchFrame } from './pitch.ts'

/** `capturing`: speech is taken from now on. `hearing`: someone is speaking. `stopped` comes once, last. */
type RecogniserState = 'opening' | 'capturing' | 'hearing' | 'stopped'

/** Why nothing can be heard. The first four are also known before a recogniser is started. */
export type RecognitionProblem =
  | 'recognition.blocked'
  | 'recognition.noMicrophone'
  | 'recognition.unsupported'
  | 'recognition.offline'
  | 'recognition.failed'

export interface Capture {
  readonly language: Language
  /**
   * Words with times in seconds since it first was `capturing`. What is not final is replaced by the next call; what is final
   * stays, and the next call begins a new phrase. What was heard last is made final before `stop` resolves.
   */
  readonly onWords: (words: readonly HeardWord[], final: boolean) => void
  /** How high the voice was, on the clock of the words; only where the microphone's sound is ours and words have times of their own. */
  readonly onPitch?: (frames: readonly PitchFrame[]) => void
  readonly onState: (state: RecogniserState) => void
  /** Capture has ended and will not come back by itself. */
  readonly onError: (problem: RecognitionProblem) => void
  /** Ends everything at once, without waiting for what is still being recognised. */
  readonly signal: AbortSignal
}

/** Turns speech into words. One recogniser hears one stretch: `start`, then `stop`. */
export interface Recogniser {
  readonly kind: 'browser' | 'transcribe' | 'scripted'
  /** Resolves when it captures; what goes wrong is told by `onError`, never thrown. */
  start(capture: Capture): Promise<void>
  /** Resolves when the last words have been passed on, or after a second and a half. */
  stop(): Promise<void>
}

/** How long a stopped recogniser may take over the last words, in milliseconds. */
export const LAST_WORDS_MS = 1500

/** The words of a transcript, without marks that stand alone. */
export const wordsOf = (transcript: string): string[] =>
  transcript.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
