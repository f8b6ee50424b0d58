import { expect, test } from 'vitest'
import { key, prefix, table } from './table.ts'

const weather = table({
  noun: 'weather',
  rows: {
    day: { pk: 'PLACE#{place}', sk: 'DAY#{day}#{kind}' },
    now: { pk: 'PLACE#{place}', sk: 'NOW' },
    station: { pk: 'STATIONS', sk: '{station}' },
  },
})

test('a key is its template, filled in; no value may reach into another', () => {
  expect(key(weather, 'day', { place: 'Ponce', day: '2026-11-20', kind: 'rain' })).toEqual({
    pk: 'PLACE#Ponce',
    sk: 'DAY#2026-11-20#rain',
  })
  expect(() => key(weather, 'now', { place: 'Ponce#' })).toThrow("'place' of weather/now holds a '#'")
})

test('the rows of a kind begin as far as their parameters are known', () => {
  expect(prefix(weather, 'day', { place: 'Ponce' })).toEqual({ pk: 'PLACE#Ponce', begins: 'DAY#' })
  const ofDay = { place: 'Ponce', day: '2026-11-20' }
  expect(prefix(weather, 'day', ofDay)).toEqual({ pk: 'PLACE#Ponce', begins: 'DAY#2026-11-20#' })
  expect(prefix(weather, 'now', { place: 'Ponce' })).toEqual({ pk: 'PLACE#Ponce', begins: 'NOW' })
  expect(prefix(weather, 'station', {})).toEqual({ pk: 'STATIONS', begins: '' })
  expect(() => prefix(weather, 'day', { place: 'Ponce', day: '#' })).toThrow(
    "'day' of weather/day holds a '#'",
  )
  // @ts-expect-error a partition is known whole
  const partly = () => prefix(weather, 'day', { day: '2026-11-20' })
  expect(partly).toThrow()
})
