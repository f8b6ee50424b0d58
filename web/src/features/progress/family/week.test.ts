import { expect, test } from 'vitest'
import type { Reading } from '#shared/reading/finished-reading.ts'
import { readLately, TIPS, tipsOf } from './week.ts'

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

// A Friday; the island is four hours behind.
const TODAY = '2026-11-20'

test('today and the week are those of the island', () => {
  const { today, week } = readLately(
    [
      reading('after-midnight-utc', '2026-11-21T02:00:00.000Z'),
      reading('monday', '2026-11-16T04:00:00.000Z'),
      reading('sunday', '2026-11-16T03:59:00.000Z'),
    ],
    TODAY,
  )
  expect(today.map(({ readingId }) => readingId)).toEqual(['after-midnight-utc'])
  expect(week.map(({ readingId }) => readingId)).toEqual(['after-midnight-utc', 'monday'])
})

test('the best of the week is the most accurate read aloud, as a teacher corrected it', () => {
  const at = '2026-11-18T15:00:00.000Z'
  const { best } = readLately(
    [
      reading('well', at, { accuracy: 0.95 }),
      reading('tapped', at, { mode: 'tapped', accuracy: 1 }),
      reading('better', at, {
        accuracy: 0.8,
        corrected: {
          wordsCorrect: 20,
          accuracy: 1,
          wordsCorrectPerMinute: 33,
          reachedAccuracy: true,
          reachedPace: true,
        },
      }),
    ],
    TODAY,
  )
  expect(best?.readingId).toBe('better')
  expect(readLately([reading('too-fast', at, { implausible: 'tooFast' })], TODAY).best).toBeUndefined()
  expect(readLately([reading('silent', at, { wordsCorrect: 0 })], TODAY).best).toBeUndefined()
})

test('each week has two tips of its own, and none is left out', () => {
  const [one, next] = [tipsOf('2026-11-20'), tipsOf('2026-11-23')]
  expect(tipsOf('2026-11-16')).toEqual(one)
  expect(new Set([...one, ...next]).size).toBe(TIPS.length)
})
