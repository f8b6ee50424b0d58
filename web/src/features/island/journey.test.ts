import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { GRADES, LANGUAGES } from '#shared/kernel/school.ts'
import { MAP, middles } from './geography.ts'
import { addressOf, journeyOf, roadPast } from './journey.ts'

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
  aText('mi-coqui', 'Río Grande', 'PK'),
  aText('chiringa', 'San Juan', '1'),
  aText('castillos-de-arena', 'Luquillo', 'K'),
  aText('mango-day', 'Mayagüez', 'K', 'en-US'),
]
const states = (readIds: string[]) =>
  journeyOf(texts, 'es-PR', new Set(readIds)).map(({ city, state }) => `${city} ${state}`)

test('the road begins at the beach, goes on by grade, and what was read is lit', () => {
  expect(states([])).toEqual(['Luquillo next', 'Río Grande open', 'San Juan open'])
  expect(states(['castillos-de-arena'])).toEqual(['Luquillo done', 'Río Grande next', 'San Juan open'])
  expect(states(['castillos-de-arena', 'mi-coqui', 'chiringa'])).not.toContain('next')
})

test('a stop opens its text on the screen of its language', () => {
  expect(journeyOf(texts, 'en-US', new Set()).map(({ text }) => addressOf(text))).toEqual([
    '/reading-english/mango-day',
  ])
})

test('in every catalogue each city stands once, on the map, and at most one is next', () => {
  const catalogue = fc.array(
    fc.record({
      id: fc.uuid(),
      city: fc.constantFrom(...Object.keys(middles)),
      grade: fc.constantFrom(...GRADES),
      language: fc.constantFrom(...LANGUAGES),
      read: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(catalogue, entries => {
      const read = new Set(entries.filter(entry => entry.read).map(({ id }) => id))
      const listed = entries.map(({ id, city, grade, language }) => aText(id, city, grade, language))
      const stops = journeyOf(listed, 'es-PR', read)
      const cities = new Set(listed.filter(({ language }) => language === 'es-PR').map(({ city }) => city))
      expect(new Set(stops.map(({ city }) => city))).toEqual(cities)
      expect(stops).toHaveLength(cities.size)
      const open = stops.filter(({ state }) => state !== 'done')
      expect(stops.filter(({ state }) => state === 'next')).toEqual(open.slice(0, 1))
      for (const { x, y } of stops) expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true)
      expect(roadPast(stops).startsWith('M')).toBe(stops.length > 0)
    }),
  )
})
