import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { Landing } from './landing.tsx'
import { lessonsOf, MOST_UNITS, units } from './units.ts'

vi.mock('#web/i18n/landing.ts', async original => {
  const { landing, ...rest } = await original<typeof import('#web/i18n/landing.ts')>()
  const bracketed = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/\S+/g, '⟦$&⟧')
    if (Array.isArray(value)) return value.map(bracketed)
    return Object.fromEntries(Object.entries(value ?? {}).map(([key, inner]) => [key, bracketed(inner)]))
  }
  return { ...rest, landing: bracketed(landing) }
})

/** Names, which are the same in every language. */
const names = ['Coquí Lee', 'English', 'Español', ...units.map(({ city }) => city)]

test.each(LANGUAGES)('the page in %s says nothing that is not translated', language => {
  const html = renderToStaticMarkup(<Landing language={language} />)
  const attributes = [...html.matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g)].map(([, text]) => text)
  const said = [html.replace(/<[^>]*>/g, ' '), ...attributes].join(' ')
  expect(said).toContain('⟦')
  const bare = names.reduce((text, name) => text.replaceAll(name, ''), said.replace(/⟦[^⟧]*⟧/g, ''))
  expect(bare.match(/\p{L}+/gu)).toBeNull()
})

test('a unit without standards has four lessons, and so many units fit', () => {
  const [first] = units
  expect(first && lessonsOf(first)).toBe(4)
  expect(first && lessonsOf({ ...first, standards: 7 })).toBe(7)
  expect(units.length).toBeLessThanOrEqual(MOST_UNITS)
})
