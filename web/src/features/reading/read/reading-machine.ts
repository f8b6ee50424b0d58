import { type FinishedReading, MAX_HEARD_WORDS, MAX_SECONDS } from '#shared/reading/finished-reading.ts'
import type { ReadingMode } from '#shared/reading/reading-facts.ts'
import type { HeardWord } from '#shared/reading/schema.ts'
import type { PitchFrame } from '#web/lib/recognition/pitch.ts'
import type { RecognitionProblem } from '#web/lib/recognition/recogniser.ts'

/** One opening of the recogniser. Its words may still come after it was paused: they stay its own. */
interface Stretch {
  /** Seconds of reading before this stretch. */
  readonly offset: number
  readonly final: readonly HeardWord[]
  readonly tentative: readonly HeardWord[]
}

/** `closing`: stopped, and waiting for the recogniser's last words. */
type Phase = 'title' | 'opening' | 'reading' | 'paused' | 'closing' | 'finished'

export interface ReadingState {
  readonly phase: Phase
  readonly mode: ReadingMode
  readonly stretches: readonly Stretch[]
  readonly tapped: ReadonlySet<number>
  /** Seconds of reading up to the latest pause. */
  readonly seconds: number
  /** When the running stretch began to listen, on the clock of the events. */
  readonly since: number | undefined
  readonly problem: RecognitionProblem | undefined
}

/** `at`: seconds on one clock that never goes back. */
export type ReadingEvent =
  | {
      readonly type: 'begin'
      readonly mode: ReadingMode
      readonly at: number
      readonly tapped?: readonly number[]
    }
  | { readonly type: 'opened'; readonly at: number }
  | {
      readonly type: 'words'
      readonly stretch: number
      readonly words: readonly HeardWord[]
      readonly final: boolean
    }
  | { readonly type: 'pause'; readonly at: number }
  | { readonly type: 'stop'; readonly at: number }
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly problem: RecognitionProblem; readonly at: number }
  | { readonly type: 'tap'; readonly word: number }
  | { readonly type: 'again' }

export const notBegun: ReadingState = {
  phase: 'title',
  mode: 'aloud',
  stretches: [],
  tapped: new Set(),
  seconds: 0,
  since: undefined,
  problem: undefined,
}

/** The next state of a reading. Whatever comes in whatever order, no word heard before `finished` is lost. */
export function afterEvent(state: ReadingState, event: ReadingEvent): ReadingState {
  switch (event.type) {
    case 'begin':
      return begin(state, event)
    case 'opened':
      return state.phase === 'opening' ? { ...state, phase: 'reading', since: event.at } : state
    case 'words':
      return state.phase === 'finished' ? state : { ...state, stretches: withWords(state.stretches, event) }
    case 'pause':
      return isRunning(state) ? { ...stopClock(state, event.at), phase: 'paused' } : state
    case 'stop':
      return stop(state, event.at)
    case 'closed':
      return state.phase === 'closing' ? { ...state, phase: 'finished' } : state
    case 'failed':
      return failed(state, event)
    case 'tap':
      return state.mode === 'tapped' && isRunning(state)
        ? { ...state, tapped: toggled(state.tapped, event.word) }
        : state
    case 'again':
      return notBegun
  }
}

function toggled(tapped: ReadonlySet<number>, word: number): ReadonlySet<number> {
  const next = new Set(tapped)
  if (!next.delete(word)) next.add(word)
  return next
}

const isRunning = ({ phase }: ReadingState) => phase === 'opening' || phase === 'reading'

/** Begins, or goes on after a pause; whoever goes on without a microphone begins with the words `tapped`. */
function begin(
  state: ReadingState,
  { mode, at, tapped = [] }: { mode: ReadingMode; at: number; tapped?: readonly number[] },
): ReadingState {
  if (state.phase !== 'title' && state.phase !== 'paused') return state
  const next = { ...state, mode, problem: undefined }
  if (mode === 'tapped')
    return { ...next, phase: 'reading', since: at, tapped: new Set([...state.tapped, ...tapped]) }
  const stretch: Stretch = { offset: state.seconds, final: [], tentative: [] }
  return { ...next, phase: 'opening', stretches: [...state.stretches, stretch] }
}

function withWords(
  stretches: readonly Stretch[],
  { stretch: index, words, final }: { stretch: number; words: readonly HeardWord[]; final: boolean },
): readonly Stretch[] {
  const stretch = stretches[index]
  if (!stretch) return stretches
  const changed = final
    ? { ...stretch, final: [...stretch.final, ...words], tentative: [] }
    : { ...stretch, tentative: words }
  return stretches.with(index, changed)
}

function stopClock(state: ReadingState, at: number): ReadingState {
  const { seconds, since } = state
  return { ...state, seconds: seconds + (since === undefined ? 0 : at - since), since: undefined }
}

function stop(state: ReadingState, at: number): ReadingState {
  if (!isRunning(state) && state.phase !== 'paused') return state
  const stopped = stopClock(state, at)
  return { ...stopped, phase: state.mode === 'aloud' ? 'closing' : 'finished' }
}

/** Before the first word there is nothing to keep; later the reading pauses, and may go on or be finished. */
function failed(
  state: ReadingState,
  { problem, at }: { problem: RecognitionProblem; at: number },
): ReadingState {
  if (!isRunning(state)) return state
  const stopped = { ...stopClock(state, at), problem }
  return heardWords(state).length > 0 ? { ...stopped, phase: 'paused' } : { ...notBegun, problem }
}

/** Everything heard so far, in seconds of reading, pauses left out; late words of one stretch never overtake the next. */
export function heardWords({ stretches }: ReadingState): HeardWord[] {
  let before = 0
  return stretches.flatMap(({ offset, final, tentative }) =>
    [...final, ...tentative].map(word => {
      const start = Math.max(before, word.start + offset)
      before = start
      return { ...word, start, end: Math.max(start, word.end + offset) }
    }),
  )
}

/** The pitch of each stretch in seconds of reading from the first word, as `finishedReading` has the words. */
export function pitchOf(
  state: ReadingState,
  stretches: readonly (readonly PitchFrame[])[],
): readonly PitchFrame[] {
  const began = heardWords(state)[0]?.start ?? 0
  return state.stretches.flatMap(({ offset }, n) =>
    (stretches[n] ?? []).map(frame => ({ ...frame, at: frame.at + offset - began })),
  )
}

/**
 * What is sent of a finished reading: what was heard or tapped, never a score. As in curriculum-based measurement
 * the clock begins with the first word; it ends with the last one when the text was read `toTheEnd`, so that the
 * silence before the page notices costs nobody a word a minute.
 */
export function finishedReading(state: ReadingState, textHash: string, toTheEnd: boolean): FinishedReading {
  const bounded = (seconds: number) => Math.min(Math.max(seconds, 0.1), MAX_SECONDS)
  if (state.mode === 'tapped') {
    const tapped = [...state.tapped].sort((a, b) => a - b)
    return { mode: 'tapped', textHash, tapped, seconds: bounded(state.seconds) }
  }
  const words = heardWords(state).slice(0, MAX_HEARD_WORDS)
  const began = words[0]?.start ?? 0
  const ended = toTheEnd ? (words.at(-1)?.end ?? state.seconds) : Math.max(state.seconds, began)
  const heard = words.map(word => ({ ...word, start: word.start - began, end: word.end - began }))
  return { mode: 'aloud', textHash, heard, seconds: bounded(ended - began) }
}
