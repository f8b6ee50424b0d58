import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FinishedReading } from '#shared/reading/finished-reading.ts'
import type { HeardWord } from '#shared/reading/schema.ts'
import {
  afterEvent,
  finishedReading,
  heardWords,
  notBegun,
  pitchOf,
  type ReadingEvent,
  type ReadingState,
} from './reading-machine.ts'

const HASH = 'a'.repeat(64)
const heard = (word: string, start: number): HeardWord => ({ word, start, end: start + 0.3 })
const play = (events: readonly ReadingEvent[], from: ReadingState = notBegun) =>
  events.reduce(afterEvent, from)
const spelling = (state: ReadingState) => {
  const reading = finishedReading(state, HASH, false)
  return reading.mode === 'aloud' ? reading.heard.map(({ word }) => word) : []
}

test('a pause is not part of the time, and words after it come later', () => {
  const state = play([
    { type: 'begin', mode: 'aloud', at: 0 },
    { type: 'opened', at: 1 },
    { type: 'words', stretch: 0, words: [heard('hoy', 0)], final: true },
    { type: 'pause', at: 11 },
    { type: 'begin', mode: 'aloud', at: 100 },
    { type: 'opened', at: 101 },
    { type: 'words', stretch: 1, words: [heard('es', 2)], final: false },
    { type: 'stop', at: 106 },
    { type: 'closed' },
  ])
  expect(finishedReading(state, HASH, false)).toEqual({
    mode: 'aloud',
    textHash: HASH,
    heard: [heard('hoy', 0), heard('es', 12)],
    seconds: 15,
  })
})

test('the pitch is on the clock of the words, whatever was paused, and from the first of them', () => {
  const state = play([
    { type: 'begin', mode: 'aloud', at: 0 },
    { type: 'opened', at: 1 },
    { type: 'words', stretch: 0, words: [heard('hoy', 2)], final: true },
    { type: 'pause', at: 11 },
    { type: 'begin', mode: 'aloud', at: 100 },
    { type: 'opened', at: 101 },
    { type: 'words', stretch: 1, words: [heard('es', 2)], final: false },
  ])
  const pitch = pitchOf(state, [[{ at: 2.1, semitones: 14 }], [{ at: 2.2, semitones: null }]])
  const reading = finishedReading(state, HASH, false)
  expect(reading).toMatchObject({ heard: [{ start: 0 }, { start: 10 }] })
  expect(pitch.map(({ at }) => at)).toEqual([expect.closeTo(0.1), expect.closeTo(10.2)])
  expect(pitchOf(notBegun, [])).toEqual([])
})

test('the clock begins with the first word and, at the end of the text, ends with the last', () => {
  const state = play([
    { type: 'begin', mode: 'aloud', at: 0 },
    { type: 'opened', at: 0 },
    { type: 'words', stretch: 0, words: [heard('hoy', 4), heard('es', 5)], final: true },
    { type: 'stop', at: 20 },
  ])
  expect(finishedReading(state, HASH, true)).toMatchObject({
    seconds: 5.3 - 4,
    heard: [{ start: 0 }, { start: 1 }],
  })
  expect(finishedReading(state, HASH, false)).toMatchObject({ seconds: 16 })
})

test('a failure before the first word goes back to the title; later it keeps what was heard', () => {
  const begun: ReadingEvent[] = [
    { type: 'begin', mode: 'aloud', at: 0 },
    { type: 'opened', at: 1 },
  ]
  const failure: ReadingEvent = { type: 'failed', problem: 'recognition.offline', at: 9 }
  expect(play([...begun, failure]).phase).toBe('title')
  const later = play([
    ...begun,
    { type: 'words', stretch: 0, words: [heard('sol', 2)], final: false },
    failure,
  ])
  expect(later.phase).toBe('paused')
  expect(spelling(later)).toEqual(['sol'])
  expect(later.problem).toBe('recognition.offline')
})

test('tapping twice takes the tap back', () => {
  const state = play([
    { type: 'begin', mode: 'tapped', at: 0 },
    ...[4, 2, 7, 2].map(word => ({ type: 'tap' as const, word })),
    { type: 'stop', at: 5 },
  ])
  expect(state.phase).toBe('finished')
  expect(finishedReading(state, HASH, false)).toEqual({
    mode: 'tapped',
    textHash: HASH,
    tapped: [4, 7],
    seconds: 5,
  })
})

/** Anything that can happen to a reading, the recogniser's words included, in any order. */
const step = fc.oneof(
  fc.constantFrom('begin', 'opened', 'pause', 'stop', 'closed', 'failed').map(type => ({ type })),
  fc.record({ type: fc.constant('words'), stretch: fc.nat(3), count: fc.nat(4), final: fc.boolean() }),
)

function eventOf(
  one: { type: string } & Partial<{ stretch: number; count: number; final: boolean }>,
  at: number,
): ReadingEvent {
  switch (one.type) {
    case 'begin':
      return { type: 'begin', mode: 'aloud', at }
    case 'failed':
      return { type: 'failed', problem: 'recognition.failed', at }
    case 'words': {
      const words = Array.from({ length: one.count ?? 0 }, (_, n) => heard(`${at}:${n}`, n))
      return { type: 'words', stretch: one.stretch ?? 0, words, final: one.final ?? false }
    }
    case 'pause':
      return { type: 'pause', at }
    case 'stop':
      return { type: 'stop', at }
    case 'opened':
      return { type: 'opened', at }
    default:
      return { type: 'closed' }
  }
}

test('no order of events loses a heard word or keeps one twice', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), steps => {
      let state = notBegun
      const final = new Map<number, string[]>()
      const tentative = new Map<number, string[]>()
      steps.forEach((one, at) => {
        const event = eventOf(one, at)
        if (event.type === 'words' && state.phase !== 'finished' && event.stretch < state.stretches.length) {
          const words = event.words.map(({ word }) => word)
          if (event.final) final.set(event.stretch, [...(final.get(event.stretch) ?? []), ...words])
          tentative.set(event.stretch, event.final ? [] : words)
        }
        state = afterEvent(state, event)
        // Only a failure before the first word begins anew, and then there is nothing to lose.
        if (state.phase === 'title') {
          expect([...final.values(), ...tentative.values()].flat()).toEqual([])
        }
      })
      const expected = [0, 1, 2, 3].flatMap(n => [...(final.get(n) ?? []), ...(tentative.get(n) ?? [])])
      expect(spelling(state).filter(word => expected.includes(word))).toEqual(expected)
      expect(spelling(state)).toHaveLength(expected.length)
      const starts = heardWords(state).map(({ start }) => start)
      expect(starts).toEqual([...starts].sort((a, b) => a - b))
    }),
    { numRuns: 500 },
  )
})

test('what is sent is always what the contract takes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), steps => {
      const state = play(steps.map((one, n) => eventOf(one, n * 100)))
      expect(z.safeParse(FinishedReading, finishedReading(state, HASH, false)).success).toBe(true)
    }),
  )
})
