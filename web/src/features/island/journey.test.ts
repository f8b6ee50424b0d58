import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { GRADES, LANGUAGES } from '#shared/kernel/school.ts'
import { MAP } from './geography.ts'
import { addressOf, journeyOf, roadPast, STOPS } from './journey.ts'
import { middles } from './middles.ts'

const aText = (
  id: string,
  city: string,
  grade: ListedText['grade'],
  language: ListedText['language'] = 'es-PR',
) =>
  ({
    id,
    city,
    grade,
    language,
    title: id,
    category: 'place',
    difficulty: 'easy',
    estimatedMinutes: 5,
    wpmTarget: 27,
    accuracyTarget: 0.85,
    words: 40,
    hash: 'a'.repeat(64),
  }) satisfies ListedText

const texts = [
  aText('mi-coqui', 'Río Grande', 'K'),
  aText('chiringa', 'San Juan', 'K'),
  aText('la-bahia', 'Vieques', '2'),
  aText('castillos-de-arena', 'Luquillo', 'K'),
  aText('mango-day', 'Mayagüez', 'K', 'en-US'),
]
const states = (readIds: string[]) =>
  journeyOf(texts, 'es-PR', 'K', new Set(readIds)).map(({ city, state }) => `${city} ${state}`)

test('the road begins at the beach, goes on by grade, and what was read is lit', () => {
  expect(states([])).toEqual(['Luquillo next', 'Río Grande open', 'San Juan open', 'Mayagüez open'])
  expect(states(['castillos-de-arena'])).toEqual([
    'Luquillo done',
    'Río Grande next',
    'San Juan open',
    'Mayagüez open',
  ])
  const all = ['castillos-de-arena', 'mi-coqui', 'chiringa', 'mango-day']
  expect(states(all)).toEqual(['Luquillo done', 'Río Grande done', 'San Juan done', 'Mayagüez done'])
})

test('a stop opens its text on the screen of its language', () => {
  const two = [...texts, aText('sand-castles', 'Luquillo', 'K', 'en-US')]
  const opened = (language: ListedText['language'], readIds: string[] = []) =>
    journeyOf(two, language, 'K', new Set(readIds)).map(({ text }) => addressOf(text))
  const others = ['/reading-spanish/mi-coqui', '/reading-spanish/chiringa', '/reading-english/mango-day']
  expect(opened('en-US')).toEqual(['/reading-english/sand-castles', ...others])
  expect(opened('es-PR')).toEqual(['/reading-spanish/castillos-de-arena', ...others])
})

test('what is lit, and what is next, is the same in both languages', () => {
  const two = [...texts, aText('sand-castles', 'Luquillo', 'K', 'en-US')]
  const seen = (language: ListedText['language'], readId: string) =>
    journeyOf(two, language, 'K', new Set([readId])).map(({ city, state }) => `${city} ${state}`)
  for (const { id } of two) expect(seen('en-US', id)).toEqual(seen('es-PR', id))
  expect(seen('es-PR', 'sand-castles')[0]).toBe('Luquillo done')
})

test('when all places are lit, the next ones are on the map', () => {
  const cities = Object.keys(middles).slice(0, STOPS + 2)
  const many = cities.map((city, at) => ({ ...aText(`t${at}`, city, 'K'), words: 10 + at }))
  const first = journeyOf(many, 'es-PR', 'K', new Set())
  expect(first).toHaveLength(STOPS)
  const after = journeyOf(many, 'es-PR', 'K', new Set(first.map(({ text }) => text.id)))
  expect(after.map(({ city, state }) => [city, state])).toEqual([
    [cities[STOPS], 'next'],
    [cities[STOPS + 1], 'open'],
  ])
})

test('in every catalogue each stop is a city of the grade, on the map, and at most one is next', () => {
  const catalogue = fc.array(
    fc.record({
      id: fc.uuid(),
      city: fc.constantFrom(...Object.keys(middles)),
      grade: fc.constantFrom(...GRADES),
      language: fc.constantFrom(...LANGUAGES),
      read: fc.boolean(),
    }),
    { maxLength: 60, size: 'max' },
  )
  fc.assert(
    fc.property(catalogue, fc.constantFrom(...GRADES), (entries, own) => {
      const read = new Set(entries.filter(entry => entry.read).map(({ id }) => id))
      const listed = entries.map(({ id, city, grade, language }) => aText(id, city, grade, language))
      const stops = journeyOf(listed, 'es-PR', own, read)
      const mine = listed.filter(({ grade }) => grade === own)
      const cities = new Set(mine.map(({ city }) => city))
      expect(stops.every(({ city }) => cities.has(city))).toBe(true)
      expect(new Set(stops.map(({ city }) => city)).size).toBe(stops.length)
      expect(stops.length > 0).toBe(cities.size > 0)
      expect(stops.length).toBeLessThanOrEqual(STOPS)
      const open = stops.filter(({ state }) => state !== 'done')
      expect(stops.filter(({ state }) => state === 'next')).toEqual(open.slice(0, 1))
      for (const { x, y } of stops) expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true)
      expect(roadPast(stops).startsWith('M')).toBe(stops.length > 0)
    }),
  )
})
