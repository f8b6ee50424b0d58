import { expect, test } from 'vitest'
import { paceOfReading, withPace } from '#functions/progress/progress.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'
import { probesOf } from './probes.ts'

const read = (readingId: string, textId: string, wordsCorrectPerMinute: number, attempt = 1, version = 0) => {
  const pace = paceOfReading(
    { ...readingFinishedBody(), readingId, textId, wordsCorrectPerMinute, attempt, grade: '2' },
    version,
  )
  if (!pace) throw new Error('no pace')
  return pace
}

test('a text counts the first time that it is read aloud', () => {
  const days = [
    { day: '2026-11-03', paces: [read('r3', 'mi-coqui', 70), read('r4', 'la-playa', 52)] },
    { day: '2026-11-02', paces: [read('r1', 'mi-coqui', 50), read('r2', 'mi-coqui', 60, 2)] },
  ]
  expect(probesOf(days, 'es-PR')).toEqual([
    { readingId: 'r1', day: '2026-11-02', textId: 'mi-coqui', grade: '2', pace: 50 },
    { readingId: 'r4', day: '2026-11-03', textId: 'la-playa', grade: '2', pace: 52 },
  ])
  expect(probesOf(days, 'en-US')).toEqual([])
})

test('a correction is its reading’s pace; a reading without a pace, or of before it was kept, is none', () => {
  const corrected = withPace([read('r1', 'mi-coqui', 50)], read('r1', 'mi-coqui', 47, 1, 1))
  expect(probesOf([{ day: '2026-11-02', paces: corrected }], 'es-PR')).toMatchObject([{ pace: 47 }])
  const old = { readingId: 'r0', version: 0, language: 'es-PR', pace: 40 } as const
  expect(probesOf([{ day: '2026-11-02', paces: [old] }], 'es-PR')).toEqual([])
  expect(paceOfReading({ ...readingFinishedBody(), wordsCorrectPerMinute: null }, 0)).toBeUndefined()
})
