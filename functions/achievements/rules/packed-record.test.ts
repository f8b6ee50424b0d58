import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { packed } from '#functions/platform/store/packed.ts'
import { COUNTERS } from '#shared/achievements/counters.ts'
import { addDays, isWeekday } from '#shared/kernel/school-day.ts'
import { packedRecord, unpackedRecord } from './packed-record.ts'
import { afterDeed, NOTHING_YET, type Record } from './record.ts'

/** Two readings and a visit on each school day of so many weeks. */
function livedFor(weeks: number): Record {
  let record: Record = NOTHING_YET
  for (let at = 0; at < 7 * weeks; at++)
    for (const adds of [
      { activeDays: 1 },
      {
        points: 55 + (at % 13),
        lessons: 1,
        readings: 1,
        words: 50 + (at % 17),
        spanish: 1,
        aloud: 1,
        accurate: at % 2,
      },
      {
        points: 61 + (at % 9),
        lessons: 1,
        readings: 1,
        words: 40 + (at % 11),
        english: 1,
        aloud: 1,
        paced: at % 3,
      },
    ]) {
      const day = addDays('2026-08-10', at)
      if (isWeekday(day)) record = afterDeed(record, 'ana', randomUUID(), { day, adds })?.record ?? record
    }
  return record
}

test('what was packed comes back to the letter', () => {
  for (const record of [NOTHING_YET, livedFor(1), livedFor(8)]) {
    const { counts, days, chosen } = record
    expect(unpackedRecord(packedRecord(record))).toEqual({ counts, days, chosen })
  }
  const all = Object.fromEntries(COUNTERS.map((counter, at) => [counter, 1000 * at]))
  expect(unpackedRecord(packedRecord({ ...NOTHING_YET, counts: all })).counts).toEqual(all)
})

test('half a year is one write unit, of which the row and what it tells take four hundred bytes', () => {
  expect(packedRecord(livedFor(24)).length).toBeLessThan(1024 - 400)
})

test('each counter keeps its place: records are packed by it', () => {
  expect(COUNTERS.join(' ')).toBe(
    'points level streak activeDays lessons readings words activities rounds aloud accurate paced flawless ' +
      'spanish english bilingualDays invented cheers friends',
  )
})

test('a place at which no counter is, is an error', () => {
  const bytes = packed([[COUNTERS.length, 1], [], []])
  expect(() => unpackedRecord(bytes)).toThrow(`there is no counter ${COUNTERS.length}`)
  expect(() => unpackedRecord(packed([[0], [], []]))).toThrow('there is no counter 0')
})
