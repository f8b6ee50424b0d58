import { expect, test } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { STOPS } from './journey.ts'
import { middles } from './middles.ts'
import { onwardOf } from './onward.ts'

const aText = (id: string, city: string): ListedText => ({
  id,
  city,
  grade: 'K',
  language: 'es-PR',
  title: id,
  category: 'place',
  difficulty: 'easy',
  estimatedMinutes: 5,
  wpmTarget: 27,
  accuracyTarget: 0.85,
  words: 40,
  hash: 'a'.repeat(64),
})
const texts = [aText('arena', 'Luquillo'), aText('rana', 'Río Grande'), aText('chiringa', 'San Juan')]
const wayFrom = (textId: string, readIds: readonly string[]) => {
  const { here, next } = onwardOf(texts, 'es-PR', 'K', new Set(readIds), textId)
  return { here: here?.city, next: next?.city }
}

test('from the place just read the way goes to the first that is not lit', () => {
  const [first, second, third] = ['arena', 'rana', 'chiringa'].map(id => wayFrom(id, []).here)
  expect([first, second, third]).toEqual(['Luquillo', 'Río Grande', 'San Juan'])
  const start = onwardOf(texts, 'es-PR', 'K', new Set(), '').next
  const from = wayFrom(start?.text.id ?? '', [])
  expect(from.here).toBe(start?.city)
  expect(from.next).not.toBe(start?.city)
})

test('whether the server has told of the reading already makes no difference', () => {
  for (const { id } of texts) expect(wayFrom(id, [id])).toEqual(wayFrom(id, []))
})

test('when all is lit there is no next place, and the frog stays', () => {
  expect(wayFrom('rana', ['arena', 'chiringa'])).toEqual({ here: 'Río Grande', next: undefined })
})

test('a text that is no place of the island lights none', () => {
  expect(wayFrom('a-text-made-for-her', []).here).toBeUndefined()
})

test('the last place of a stage is still seen as it lights up, before the next stage comes', () => {
  const many = Object.keys(middles)
    .slice(0, STOPS + 1)
    .map(city => aText(`in-${city}`, city))
  const order = onwardOf(many, 'es-PR', 'K', new Set(), '').stops.map(({ text }) => text.id)
  const last = order.at(-1) ?? ''
  const { stops, here, next } = onwardOf(many, 'es-PR', 'K', new Set(order), last)
  expect(stops).toContain(here)
  expect(here?.text.id).toBe(last)
  expect(order).not.toContain(next?.text.id)
})
