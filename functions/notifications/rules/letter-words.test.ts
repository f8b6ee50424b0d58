import { expect, test } from 'vitest'
import { measured } from '#shared/catalogue/checks/level.ts'
import { gradeBands } from '#shared/catalogue/grade-bands.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { letterOf } from './letter-words.ts'

const ana = { studentId: 'ana', days: 3, readings: 4, words: 120, activities: 1 }
const quiet = { studentId: 'leo', days: 0, readings: 0, words: 0, activities: 0 }
const site = 'https://lee.test'
const told = (language: (typeof LANGUAGES)[number], ...children: (typeof ana)[]) =>
  letterOf({ language, week: '2026-11-20', children, site, token: 'rosa.mac' })

test('it says the figures of the report in the reader’s language, and where it is', () => {
  const es = told('es-PR', ana)
  expect(es.subject).toBe('La semana en Coquí Lee, hasta el 20 de noviembre')
  expect(es.text).toContain('Vino 3 días.\nLeyó 4 textos.\nLeyó bien 120 palabras.\nTerminó 1 actividad.')
  expect(es.text).toContain(`${site}/family-portal?student=ana&week=2026-11-20`)
  const en = told('en-US', ana)
  expect(en.subject).toBe('The week in Coquí Lee, up to November 20')
  expect(en.text).toContain('Came by on 3 days.\nRead 4 texts.\nRead 120 words right.\nFinished 1 activity.')
})

test('of what there was not it says nothing, and of one it says one', () => {
  const { text } = told('es-PR', { ...ana, days: 1, readings: 1, words: 1, activities: 0 })
  expect(text).toContain('Vino 1 día.\nLeyó 1 texto.\nLeyó bien 1 palabra.\n\n')
  expect(text).not.toContain('actividad')
  expect(told('es-PR', quiet).text).toContain('Esta semana no leyó aquí.')
  expect(told('es-PR', quiet).text).not.toContain('Vino')
})

test('one letter tells of several children, each with the way to their own report', () => {
  const { text } = told('es-PR', ana, quiet)
  expect(text).toContain('los 2 niños')
  expect(text).toMatch(/Informe 1 de 2[\s\S]*student=ana[\s\S]*Informe 2 de 2[\s\S]*student=leo/)
  expect(told('es-PR', ana).text).not.toContain('Informe 1')
})

test.each(LANGUAGES)(
  'in %s it ends by one click, by a page, and says the same as text and as a page',
  language => {
    const { text, html = '', headers = {} } = told(language, ana, quiet)
    expect(headers['List-Unsubscribe']).toBe(`<${site}/api/week-letters/rosa.mac?language=${language}>`)
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const page = `${site}/${language === 'es-PR' ? 'es' : 'en'}/unsubscribe#rosa.mac`
    expect(text).toContain(page)
    expect(html).toContain(`<html lang="${language}">`)
    const words = (of: string) =>
      of
        .replace(/<title>.*<\/title>|<[^>]+>/g, ' ')
        .replaceAll('&amp;', '&')
        .split(/\s+/)
        .filter(Boolean)
    expect(words(html)).toEqual(words(text))
    // Nothing is fetched when it is opened: nobody learns that it was.
    expect(html).not.toMatch(/src=|url\(|<img|<link|<script/i)
  },
)

test.each(LANGUAGES)('in %s it asks for no more than grade 5', language => {
  const { text } = told(language, ana, quiet)
  const said = text
    .split('\n')
    .filter(line => line && !line.startsWith(site))
    .join('\n')
  expect(measured(said, language).formulaGrade).toBeLessThanOrEqual(gradeBands[5].formulaGrade[language].to)
  expect(measured(said, language).formulaGrade).toBeLessThanOrEqual(5)
})
