import { expect, test } from 'vitest'
import { addDays, instantOf } from '#shared/kernel/school-day.ts'
import type { Reading } from '#shared/reading/finished-reading.ts'
import type { Practice } from '#shared/reading/practice.ts'
import { MOST_DAYS } from '#shared/reading/work-routes.ts'
import { awaySince, bestOf, doneIn, lately, workAround } from './lately.ts'

const reading = (readingId: string, finishedAt: string, changes: Partial<Reading> = {}): Reading => ({
  readingId,
  textId: 'mi-coqui',
  textHash: 'hash',
  textTitle: 'Mi coquí',
  language: 'es-PR',
  grade: 'K',
  difficulty: 'easy',
  mode: 'aloud',
  attempt: 1,
  workOfDay: 1,
  words: 20,
  wordsCorrect: 18,
  accuracy: 0.9,
  wordsCorrectPerMinute: 30,
  reachedAccuracy: true,
  reachedPace: true,
  finishedAt,
  seconds: 60,
  ...changes,
})
const practice = (sound: Practice['sound'], finishedAt: string): Practice => ({
  practiceId: `${sound} ${finishedAt}`,
  sound,
  soundHash: 'hash',
  language: 'es-PR',
  attempt: 1,
  workOfDay: 1,
  ofDay: 1,
  said: 4,
  right: 3,
  chosen: 0,
  chosenRight: 0,
  checked: 0,
  finishedAt,
})

// A Friday; the island is four hours behind.
const TODAY = '2026-11-20'
const noDays = { days: [] }
const ids = (readings: readonly Reading[]) => readings.map(({ readingId }) => readingId)

test('today and the week are those of the island', () => {
  const readings = [
    reading('after-midnight-utc', '2026-11-21T02:00:00.000Z'),
    reading('monday', '2026-11-16T04:00:00.000Z'),
    reading('sunday', '2026-11-16T03:59:00.000Z'),
  ]
  const { today, week } = lately(noDays, { readings, practices: [] }, TODAY)
  expect(ids(today.readings)).toEqual(['after-midnight-utc'])
  expect(ids(week.readings)).toEqual(['after-midnight-utc', 'monday'])
})

test('the week’s days are pictures of what was done, read, practised or finished', () => {
  const done = (day: string) => ({
    day,
    readings: {},
    activities: { Ciencias: { finished: 2, scoreThousandths: 0 } },
  })
  const work = {
    readings: [
      reading('counts', instantOf('2026-11-16', '10:00')),
      reading('does-not', instantOf('2026-11-17', '10:00'), { implausible: 'tooFast' }),
    ],
    practices: [practice('es-rr', instantOf('2026-11-18', '10:00'))],
  }
  const { days, week, today } = lately({ days: [done('2026-11-19')] }, work, '2026-11-19')
  expect(days.map(({ state }) => state)).toEqual(['done', 'rest', 'done', 'done', 'ahead', 'ahead', 'ahead'])
  expect(days.findIndex(({ isToday }) => isToday)).toBe(3)
  expect(week.activities).toEqual([{ subject: 'Ciencias', finished: 2 }])
  expect(today.activities).toBe(2)
  expect(ids(week.readings)).toEqual(['counts'])
})

test('what was practised comes by sound, the most often first; questions are summed', () => {
  const at = instantOf(TODAY, '10:00')
  const understood = { literal: { asked: 3, right: 2 }, inferential: { asked: 2, right: 2 } }
  const done = doneIn({
    readings: [reading('a', at, { understood }), reading('b', at, { understood }), reading('c', at)],
    practices: [practice('es-r', at), practice('es-rr', at), practice('es-rr', at)],
  })
  expect(done).toMatchObject({
    practised: [
      { sound: 'es-rr', rounds: 2 },
      { sound: 'es-r', rounds: 1 },
    ],
    asked: 10,
    right: 8,
  })
})

test('the best is the most accurate read aloud, as a teacher corrected it', () => {
  const at = '2026-11-18T15:00:00.000Z'
  const corrected = {
    wordsCorrect: 20,
    accuracy: 1,
    wordsCorrectPerMinute: 33,
    reachedAccuracy: true,
    reachedPace: true,
  }
  const best = bestOf([
    reading('well', at, { accuracy: 0.95 }),
    reading('tapped', at, { mode: 'tapped', accuracy: 1 }),
    reading('better', at, { accuracy: 0.8, corrected }),
  ])
  expect(best?.readingId).toBe('better')
  const tapped = (readingId: string, wordsCorrect: number) =>
    reading(readingId, at, { mode: 'tapped', accuracy: 1, wordsCorrect })
  expect(bestOf([tapped('short', 9), tapped('long', 20)])?.readingId).toBe('long')
  expect(bestOf([reading('silent', at, { wordsCorrect: 0 })])).toBeUndefined()
  const tooFast = reading('too-fast', at, { implausible: 'tooFast' })
  expect(doneIn({ readings: [tooFast], practices: [] }).best).toBeUndefined()
})

test('a child who stays away for three weeks is said to, by the week in which something was done last', () => {
  const read = (week: string) => ({ weeks: [{ week, readings: {}, activities: {} }] })
  expect(awaySince(read('2026-10-26'), TODAY)).toBeUndefined()
  expect(awaySince(read('2026-10-19'), TODAY)).toBe('2026-10-19')
  expect(awaySince({ weeks: [] }, TODAY)).toBeUndefined()
})

test('with a device’s clock a day off, the island’s week is asked for all the same, and no more than may be', () => {
  for (let n = 0; n < 7; n++) {
    const today = addDays('2026-11-16', n)
    for (const off of [-1, 0, 1]) {
      const { from, until } = workAround(addDays(today, off))
      expect(from <= '2026-11-16' && until > today, `${today} ${off}`).toBe(true)
      expect(Date.parse(until) - Date.parse(from)).toBeLessThanOrEqual(MOST_DAYS * 86_400_000)
    }
  }
})
