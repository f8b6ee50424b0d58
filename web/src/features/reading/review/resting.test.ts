import { expect, test } from 'vitest'
import type { Reading } from '#shared/reading/finished-reading.ts'
import { restingOn } from './resting.ts'

const reading: Reading = {
  readingId: 'r',
  textId: 't',
  textHash: 'h',
  textTitle: 'Título',
  language: 'es-PR',
  grade: '2',
  difficulty: 'easy',
  mode: 'aloud',
  attempt: 1,
  workOfDay: 1,
  words: 40,
  wordsCorrect: 30,
  accuracy: 0.8,
  wordsCorrectPerMinute: 40,
  reachedAccuracy: false,
  reachedPace: false,
  finishedAt: '2026-11-20T15:00:00.000Z',
  seconds: 60,
}
/** Newest first, the first on that day, each a day before the one ahead of it. */
const days = (...all: Partial<Reading>[]): readonly Reading[] =>
  all.map((one, n) => ({
    ...reading,
    readingId: `${n}`,
    finishedAt: new Date(Date.parse(reading.finishedAt) - n * 86_400_000).toISOString(),
    ...one,
  }))
const on = (...[evidence, readings]: Parameters<typeof restingOn>) =>
  restingOn(evidence, readings).map(({ readingId }) => readingId)
const understood = (asked: number) => ({
  literal: { asked, right: 0 },
  inferential: { asked: 0, right: 0 },
})

test('accuracy rests on the latest three first readings aloud of the language, heard at all', () => {
  const all = days(
    { mode: 'tapped' },
    { attempt: 2 },
    { language: 'en-US' },
    { implausible: 'tooFast' },
    { wordsCorrect: 0 },
    {},
    {},
    {},
    {},
  )
  expect(on({ of: 'accuracy', language: 'es-PR' }, all)).toEqual(['5', '6', '7'])
})

test('a level that fell rests on what was read up to that day', () => {
  const all = days({}, {}, {}, {}, {}, {})
  expect(on({ of: 'fell', language: 'es-PR', on: '2026-11-19' }, all)).toEqual(['1', '2', '3'])
})

test('comprehension rests on the answers of the latest whole days, until nine were asked', () => {
  const all = days(
    { understood: understood(5) },
    {},
    { understood: understood(4) },
    { understood: understood(2), finishedAt: '2026-11-18T12:00:00.000Z' },
    { understood: understood(3) },
  )
  expect(on({ of: 'comprehension' }, all)).toEqual(['0', '2', '3'])
  const fewer = days(
    { understood: understood(5) },
    {},
    { understood: understood(3) },
    { understood: understood(1) },
  )
  expect(on({ of: 'comprehension' }, fewer)).toEqual(['0', '2', '3'])
})

test('a sound and a skill rest on the latest four weeks in which the language was read', () => {
  const weekly = days({}, {}, {}, {}, {}, {}).map((one, n) => ({
    ...one,
    finishedAt: new Date(Date.parse(reading.finishedAt) - n * 7 * 86_400_000).toISOString(),
  }))
  expect(on({ of: 'sound', language: 'es-PR', sound: 'es-rr' }, weekly)).toEqual(['0', '1', '2', '3'])
  expect(on({ of: 'skill', skill: 'accuracy', language: 'es-PR' }, weekly)).toEqual(['0', '1', '2', '3'])
  const paceless = weekly.map((one, n) => ({ ...one, wordsCorrectPerMinute: n === 1 ? null : 40 }))
  expect(on({ of: 'skill', skill: 'fluency', language: 'es-PR' }, paceless)).toEqual(['0', '2', '3'])
  const asked = weekly.map((one, n) => ({ ...one, ...(n !== 2 && { understood: understood(2) }) }))
  expect(on({ of: 'skill', skill: 'literal', language: 'es-PR' }, asked)).toEqual(['0', '1', '3'])
  expect(on({ of: 'skill', skill: 'inferential', language: 'es-PR' }, asked)).toEqual([])
})

test('silence rests on the last reading; a subject on none', () => {
  expect(on({ of: 'silent' }, days({ mode: 'tapped' }, {}))).toEqual(['0'])
  expect(on({ of: 'silent' }, [])).toEqual([])
  expect(on({ of: 'subject', subject: 'Ciencias' }, days({}, {}))).toEqual([])
})
