import { expect, test } from 'vitest'
import { Place, partsOf, placeAt, selfEvident } from './place.ts'

test('a place is a group, a school, a region or the island, and nothing around it', () => {
  const [longest, tooLong] = ['a'.repeat(64), 'a'.repeat(65)]
  const places = ['island', 'group:k_1-a', `school:${longest}`, 'region:San Juan', 'region:Mayagüez']
  for (const place of places) expect(Place.safeParse(place).success, place).toBe(true)
  const others = [
    '',
    'islands',
    'my island',
    'group:',
    'group:a b',
    `school:${tooLong}`,
    'region:',
    'region:San-Juan',
    `region:${'a'.repeat(33)}`,
    'xgroup:a',
    'school:a#b',
    'town:a',
  ]
  for (const place of others) expect(Place.safeParse(place).success, place).toBe(false)
})

test('its halves make it again; the island has no id', () => {
  expect(partsOf('school:playa-azul')).toEqual({ kind: 'school', id: 'playa-azul' })
  expect(partsOf('island')).toEqual({ kind: 'island', id: '' })
  expect(placeAt('region', 'San Juan')).toBe('region:San Juan')
})

test('of the island and of a region there is nothing to ask; of what only looks like one there is', () => {
  expect(selfEvident('island')).toEqual({ place: 'island' })
  expect(selfEvident('region:Ponce')).toEqual({ place: 'region:Ponce', region: 'Ponce' })
  expect(selfEvident('region:Macondo')).toBeUndefined()
  expect(selfEvident('school:Ponce')).toBeUndefined()
})
