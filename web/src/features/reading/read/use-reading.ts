import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '#shared/kernel/school.ts'
import { MAX_SECONDS } from '#shared/reading/finished-reading.ts'
import type { ReadingMode } from '#shared/reading/reading-facts.ts'
import { openRecogniser } from '#web/lib/recognition/open-recogniser.ts'
import type { PitchFrame } from '#web/lib/recognition/pitch.ts'
import type { Recogniser } from '#web/lib/recognition/recogniser.ts'
import { lightsOf, readToTheEnd } from './lights.ts'
import {
  afterEvent,
  heardWords,
  notBegun,
  pitchOf,
  type ReadingEvent,
  type ReadingState,
} from './reading-machine.ts'

/** Silence after the last word, in milliseconds, before the page takes the text as finished. */
const SETTLE_MS = 2000

const now = () => performance.now() / 1000

/** One reading of one text, of so many seconds at most: the state, its lights, and what the child can do. */
export function useReading(words: readonly string[], language: Language, most = MAX_SECONDS) {
  const [state, setState] = useState(notBegun)
  const [hearing, setHearing] = useState(false)
  const latest = useRef<ReadingState>(notBegun)
  /** Of each stretch; beside the state, since no page shows it. */
  const pitch = useRef<PitchFrame[][]>([])
  const running = useRef<{ recogniser?: Recogniser; controller: AbortController }>(undefined)

  const send = useCallback((event: ReadingEvent) => {
    latest.current = afterEvent(latest.current, event)
    setState(latest.current)
  }, [])

  const light = useMemo(() => lightsOf(words, language), [words, language])
  const heard = useMemo(() => heardWords(state), [state])
  const marks = useMemo(() => light(heard), [light, heard])

  const listen = useCallback(async () => {
    const stretch = latest.current.stretches.length
    const controller = new AbortController()
    const { signal } = controller
    running.current = { controller }
    pitch.current[stretch] = []
    const tell = (event: ReadingEvent) => {
      if (!signal.aborted) send(event)
    }
    send({ type: 'begin', mode: 'aloud', at: now() })
    try {
      const { recogniser, problem } = await openRecogniser(language)
      if (signal.aborted) return
      if (problem) return tell({ type: 'failed', problem, at: now() })
      running.current = { recogniser, controller }
      await recogniser.start({
        language,
        signal,
        onWords: (heardNow, final) => tell({ type: 'words', stretch, words: heardNow, final }),
        onPitch: frames => {
          if (!signal.aborted) pitch.current[stretch]?.push(...frames)
        },
        onState: next => {
          setHearing(next === 'hearing')
          if (next === 'capturing') tell({ type: 'opened', at: now() })
        },
        onError: found => tell({ type: 'failed', problem: found, at: now() }),
      })
    } catch {
      tell({ type: 'failed', problem: 'recognition.failed', at: now() })
    }
  }, [language, send])

  /** The recogniser's last words still count; then it is ended for good. */
  const stopRecogniser = useCallback(async () => {
    const { recogniser, controller } = running.current ?? {}
    await recogniser?.stop()
    controller?.abort()
    setHearing(false)
  }, [])

  const begin = useCallback(
    (mode: ReadingMode) => {
      if (mode === 'aloud') return void listen()
      const read = light(heardWords(latest.current)).flatMap((mark, n) => (mark === 'read' ? [n] : []))
      send({ type: 'begin', mode, at: now(), tapped: read })
    },
    [light, listen, send],
  )

  const pause = useCallback(() => {
    send({ type: 'pause', at: now() })
    void stopRecogniser()
  }, [stopRecogniser, send])

  const stop = useCallback(async () => {
    send({ type: 'stop', at: now() })
    await stopRecogniser()
    send({ type: 'closed' })
  }, [stopRecogniser, send])

  const again = useCallback(() => {
    running.current?.controller.abort()
    pitch.current = []
    send({ type: 'again' })
  }, [send])

  const atEnd = readToTheEnd(marks)
  const isReadingAloud = state.phase === 'reading' && state.mode === 'aloud'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word starts the silence anew
  useEffect(() => {
    if (!isReadingAloud || !atEnd) return
    const settled = setTimeout(() => void stop(), SETTLE_MS)
    return () => clearTimeout(settled)
  }, [isReadingAloud, atEnd, heard, stop])

  useEffect(() => {
    if (!isReadingAloud) return
    const left = setTimeout(() => void stop(), (most - latest.current.seconds) * 1000)
    const hide = () => document.visibilityState === 'hidden' && pause()
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(left)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isReadingAloud, most, pause, stop])

  useEffect(() => () => running.current?.controller.abort(), [])

  const tap = useCallback((word: number) => send({ type: 'tap', word }), [send])

  const heardPitch = useCallback(() => pitchOf(latest.current, pitch.current), [])

  return { state, marks, atEnd, hearing, begin, pause, stop, again, tap, heardPitch }
}
export type ReadingSession = ReturnType<typeof useReading>
