import type { Language } from '#shared/kernel/school.ts'
import type { HeardWord } from '#shared/reading/schema.ts'
import { openRecogniser } from '#web/lib/recognition/open-recogniser.ts'
import type { Recogniser, RecognitionProblem } from '#web/lib/recognition/recogniser.ts'

/** Silence after the last word, in milliseconds, before it is taken for all. */
const SILENCE_MS = 1800
/** Silence from the beginning on. */
const NOTHING_MS = 8000
const LONGEST_MS = 20_000

interface Ears {
  readonly language: Language
  /** Nothing more needs to be heard. */
  readonly isEnough: (heard: readonly HeardWord[]) => boolean
  readonly onOpen: () => void
  /** Ends it: what was heard until then counts. */
  readonly done: AbortSignal
  /** Ends it, and nothing counts any more. */
  readonly left: AbortSignal
}

type Heard =
  | { readonly words: readonly HeardWord[]; readonly problem?: never }
  | { readonly words?: never; readonly problem: RecognitionProblem }

/** Captures one short thing that is said: until it was, until it is silent, or until it is told to end. */
export async function capture({ language, isEnough, onOpen, done, left }: Ears): Promise<Heard> {
  const choice = await openRecogniser(language).catch(() => undefined)
  if (!choice) return { problem: 'recognition.failed' }
  if (choice.problem) return { problem: choice.problem }
  return left.aborted ? { words: [] } : hear(choice.recogniser)

  function hear(recogniser: Recogniser): Promise<Heard> {
    const controller = new AbortController()
    let finalWords: readonly HeardWord[] = []
    let tentative: readonly HeardWord[] = []
    let over = false
    return new Promise(resolve => {
      const end = async (problem?: RecognitionProblem) => {
        if (over) return
        over = true
        clearTimeout(silence)
        clearTimeout(longest)
        if (!problem && !left.aborted) await recogniser.stop()
        controller.abort()
        resolve(problem && finalWords.length === 0 ? { problem } : { words: [...finalWords, ...tentative] })
      }
      let silence = setTimeout(end, LONGEST_MS)
      const longest = setTimeout(end, LONGEST_MS)
      const waitFor = (milliseconds: number) => {
        clearTimeout(silence)
        if (!over) silence = setTimeout(end, milliseconds)
      }
      done.addEventListener('abort', () => void end())
      left.addEventListener('abort', () => void end())
      const start = recogniser.start({
        language,
        signal: controller.signal,
        onWords: (words, final) => {
          finalWords = final ? [...finalWords, ...words] : finalWords
          tentative = final ? [] : words
          waitFor(SILENCE_MS)
          if (isEnough([...finalWords, ...tentative])) void end()
        },
        onState: state => {
          if (state !== 'capturing' || over || finalWords.length + tentative.length > 0) return
          waitFor(NOTHING_MS)
          onOpen()
        },
        onError: problem => void end(problem),
      })
      start.catch(() => end('recognition.failed'))
    })
  }
}
