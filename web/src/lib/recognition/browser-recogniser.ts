import type { HeardWord } from '#shared/reading/schema.ts'
import {
  type Capture,
  LAST_WORDS_MS,
  type Recogniser,
  type RecognitionProblem,
  wordsOf,
} from './recogniser.ts'
import { localPack, type SpeechRecognition, type SpeechRecognitionClass } from './speech-recognition.ts'
import { wordClock } from './word-clock.ts'

/** Browsers end a session by themselves; one that hears nothing this many times in a row is given up. */
const EMPTY_SESSIONS = 5
const SHORT_SESSION_SECONDS = 1

const PROBLEMS: Readonly<Record<string, RecognitionProblem>> = {
  'not-allowed': 'recognition.blocked',
  'service-not-allowed': 'recognition.blocked',
  'audio-capture': 'recognition.noMicrophone',
  'language-not-supported': 'recognition.unsupported',
}

const startsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.every((word, n) => long[n]?.toLowerCase() === word.toLowerCase())

/**
 * The words of one session so far, read from its whole result list each time, which forgives what engines do to it:
 * final results sent again, a phrase growing through several final results (Android), interim results split in two,
 * and a result that empties when it becomes final (then `before`, its last text, stands).
 */
export function sessionWords(
  results: SpeechRecognitionResultList,
  before: readonly (readonly string[])[],
): { words: string[]; seen: string[][] } {
  const seen = Array.from(results, (result, n) => {
    const words = wordsOf(result[0]?.transcript ?? '')
    return words.length > 0 ? words : [...(before[n] ?? [])]
  })
  const words = seen.flatMap((result, n) => {
    const after = seen[n + 1]
    return after && startsWith(after, result) ? [] : result
  })
  return { words, seen }
}

/**
 * Recognition by the browser: on the device where a language pack is installed, otherwise by the browser's own
 * service. Times are estimates (see `wordClock`). `now` is the clock in seconds.
 */
export function browserRecogniser(
  speech: SpeechRecognitionClass,
  now: () => number = () => performance.now() / 1000,
): Recogniser {
  let session: SpeechRecognition | undefined
  let stopping = false
  let ended: () => void = () => undefined

  async function start(capture: Capture): Promise<void> {
    const { language, onWords, onState, onError, signal } = capture
    const pack = await localPack(speech, language)
    let startedAt = now()
    const elapsed = () => now() - startedAt
    const clock = wordClock(0)
    let opened = false
    let emptySessions = 0

    const over = (problem?: RecognitionProblem) => {
      stopping = true
      session = undefined
      if (problem) onError(problem)
      onState('stopped')
      ended()
    }

    const open = (): void => {
      const sessionStart = elapsed()
      let heard: HeardWord[] = []
      let seen: string[][] = []
      let problem: RecognitionProblem | undefined
      let failed = false

      const recognition = new speech()
      session = recognition
      recognition.lang = pack ?? language
      recognition.continuous = true
      recognition.interimResults = true
      recognition.maxAlternatives = 1
      if (pack) recognition.processLocally = true
      recognition.onstart = () => {
        // The first session may have waited for the child to allow the microphone.
        if (!opened) startedAt = now()
        opened = true
        onState('capturing')
      }
      recognition.onspeechstart = () => {
        clock.spoke(elapsed())
        onState('hearing')
      }
      recognition.onspeechend = () => onState('capturing')
      recognition.onresult = ({ results }) => {
        const read = sessionWords(results, seen)
        seen = read.seen
        heard = clock.time(read.words, elapsed())
        onWords(heard, false)
      }
      recognition.onerror = ({ error }) => {
        problem = PROBLEMS[error]
        failed = error !== 'no-speech' && error !== 'aborted'
      }
      recognition.onend = () => {
        if (heard.length > 0) onWords(heard, true)
        clock.next()
        if (problem || stopping) return over(stopping ? undefined : problem)
        const wasEmpty = heard.length === 0 && (failed || elapsed() - sessionStart < SHORT_SESSION_SECONDS)
        emptySessions = wasEmpty ? emptySessions + 1 : 0
        if (emptySessions === EMPTY_SESSIONS)
          return over(navigator.onLine ? 'recognition.failed' : 'recognition.offline')
        // An engine that refuses at once gets a moment; one that merely ended a phrase must not lose the next word.
        if (emptySessions === 0) open()
        else setTimeout(() => (stopping ? over() : open()), 200 * emptySessions)
      }
      recognition.start()
    }

    onState('opening')
    if (signal.aborted) return over()
    signal.addEventListener('abort', () => {
      stopping = true
      session?.abort()
    })
    open()
  }

  function stop(): Promise<void> {
    const last = session
    if (!last) return Promise.resolve()
    stopping = true
    return new Promise(resolve => {
      ended = resolve
      setTimeout(resolve, LAST_WORDS_MS)
      last.stop()
    })
  }

  return { kind: 'browser', start, stop }
}
