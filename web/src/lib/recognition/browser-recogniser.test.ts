// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { implausibilityOf } from '#shared/reading/plausibility.ts'
import type { HeardWord } from '#shared/reading/schema.ts'
import { browserRecogniser, sessionWords } from './browser-recogniser.ts'
import type { Capture, RecognitionProblem } from './recogniser.ts'
import type { SpeechRecognition } from './speech-recognition.ts'

/** The recogniser of a browser that does as the test says. */
class FakeSpeech implements SpeechRecognition {
  static sessions: FakeSpeech[] = []
  lang = ''
  continuous = false
  interimResults = false
  maxAlternatives = 0
  onstart: SpeechRecognition['onstart'] = null
  onspeechstart: SpeechRecognition['onspeechstart'] = null
  onspeechend: SpeechRecognition['onspeechend'] = null
  onresult: SpeechRecognition['onresult'] = null
  onerror: SpeechRecognition['onerror'] = null
  onend: SpeechRecognition['onend'] = null
  start() {
    FakeSpeech.sessions.push(this)
    this.onstart?.()
  }
  stop() {
    this.onend?.()
  }
  abort() {
    this.onend?.()
  }
  say(...transcripts: string[]) {
    this.onresult?.({ results: results(transcripts) })
  }
}

function results(transcripts: readonly string[]): SpeechRecognitionResultList {
  const list = transcripts.map(transcript => {
    const alternatives = [{ transcript, confidence: 0 }]
    return Object.assign(alternatives, { isFinal: false, item: (n: number) => alternatives[n] ?? fail() })
  })
  return Object.assign(list, { item: (n: number) => list[n] ?? fail() })
}

const fail = (): never => {
  throw new Error('No such result.')
}

let seconds = 0
const latest = () => FakeSpeech.sessions.at(-1) ?? fail()

beforeEach(() => {
  FakeSpeech.sessions = []
  seconds = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

async function listen() {
  const recogniser = browserRecogniser(FakeSpeech, () => seconds)
  const controller = new AbortController()
  const kept: HeardWord[] = []
  const told = {
    tentative: [] as readonly HeardWord[],
    problems: [] as RecognitionProblem[],
    states: [] as string[],
  }
  const capture: Capture = {
    language: 'es-PR',
    signal: controller.signal,
    onState: state => told.states.push(state),
    onError: problem => told.problems.push(problem),
    onWords: (words, final) => {
      if (final) kept.push(...words)
      told.tentative = final ? [] : words
    },
  }
  await recogniser.start(capture)
  return { recogniser, controller, kept, told }
}

const spelling = (words: readonly HeardWord[]) => words.map(({ word }) => word).join(' ')

test('a session that the browser ends keeps its words and is followed by another', async () => {
  const { kept, told, recogniser } = await listen()
  seconds = 2
  latest().say('Hoy es')
  latest().onend?.()
  expect(FakeSpeech.sessions).toHaveLength(2)
  seconds = 5
  latest().say('un día soleado')
  expect(spelling(told.tentative)).toBe('un día soleado')
  await recogniser.stop()
  expect(spelling(kept)).toBe('Hoy es un día soleado')
  expect(told.states.at(-1)).toBe('stopped')
  expect(told.problems).toEqual([])
})

test('times are estimated from arrivals: in order, within the capture, with hesitations as gaps', async () => {
  const { told } = await listen()
  seconds = 1
  latest().say('Hoy es')
  seconds = 6
  latest().say('Hoy es un')
  const [, second, third] = told.tentative
  expect(second?.end).toBe(1)
  expect(third?.start).toBeCloseTo(5.2)
  expect(third?.end).toBe(6)
})

test('an engine that refuses five times in a row is given up; one blocked is at once', async () => {
  const { told } = await listen()
  for (let n = 0; n < 5; n += 1) {
    latest().onerror?.({ error: 'network' })
    latest().onend?.()
    vi.advanceTimersByTime(2000)
  }
  expect(told.problems).toEqual(['recognition.failed'])
  expect(FakeSpeech.sessions).toHaveLength(5)

  const blocked = await listen()
  latest().onerror?.({ error: 'not-allowed' })
  latest().onend?.()
  expect(blocked.told.problems).toEqual(['recognition.blocked'])
})

test('silence is waited out', async () => {
  const { told } = await listen()
  for (let n = 0; n < 20; n += 1) {
    seconds += 8
    latest().onerror?.({ error: 'no-speech' })
    latest().onend?.()
  }
  expect(told.problems).toEqual([])
  expect(FakeSpeech.sessions).toHaveLength(21)
})

test('aborting ends the session for good', async () => {
  const { controller, told } = await listen()
  controller.abort()
  vi.advanceTimersByTime(5000)
  expect(FakeSpeech.sessions).toHaveLength(1)
  expect(told.states.at(-1)).toBe('stopped')
})

test('a phrase that grows through several final results counts once', () => {
  expect(sessionWords(results(['hoy', 'hoy es', 'hoy es un día', 'soleado']), []).words.join(' ')).toBe(
    'hoy es un día soleado',
  )
})

test('a result that empties when it becomes final keeps its words', () => {
  expect(sessionWords(results(['']), [['sol']]).words).toEqual(['sol'])
})

test('however often a result list is sent again, its words are the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,5}( [a-z]{1,5}){0,3}$/), { maxLength: 5 }),
      transcripts => {
        const once = sessionWords(results(transcripts), [])
        expect(sessionWords(results(transcripts), once.seen)).toEqual(once)
      },
    ),
  )
})

test('words that an engine held back and gives at once were spoken before: no voice is that fast', async () => {
  const { told } = await listen()
  seconds = 4
  latest().say('Hoy')
  seconds = 4.1
  latest().say('Hoy es un día de sol y de mar azul')
  const times = told.tentative
  expect(times).toHaveLength(10)
  expect(times.at(-1)?.end).toBeCloseTo(4.1)
  for (const [n, { start, end }] of times.entries()) {
    expect(end - start).toBeGreaterThanOrEqual(0.15)
    expect(start).toBeGreaterThanOrEqual(times[n - 1]?.end ?? 0)
  }
  const read = (times.at(-1)?.end ?? 0) - (times[0]?.start ?? 0)
  expect(implausibilityOf({ mode: 'aloud', heard: times, seconds: read }, times.length)).toBeUndefined()
})
