import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Unit } from '#shared/catalogue/unit.ts'
import { landing } from '#web/i18n/landing.ts'
import { lessonsOf, MOST_UNITS, units } from './units.ts'

const CATALOGUE = new URL('../../../../shared/catalogue/content/units/', import.meta.url)

test('what a card shows is what the catalogue holds', () => {
  for (const { id, ...shown } of units) {
    const { title, city, cycle, heroImage, standards } = Unit.parse(
      JSON.parse(readFileSync(new URL(`${id}.json`, CATALOGUE), 'utf8')),
    )
    expect({ title: landing['es-PR'].units.list[id].title, ...shown }).toEqual({
      title,
      city,
      cycle,
      heroImage,
      standards: standards.length,
    })
  }
})

test('a unit without standards has four lessons, and so many units fit', () => {
  const [first] = units
  expect(first && lessonsOf({ id: first.id, city: first.city, cycle: first.cycle })).toBe(4)
  expect(first && lessonsOf({ ...first, standards: 7 })).toBe(7)
  expect(units.length).toBeLessThanOrEqual(MOST_UNITS)
})
