import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { normalizeWord } from '#shared/language/spoken-forms.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { canonicalJson } from './content-hash.ts'
import { expectedOf, ReadingText } from './schema.ts'

const folder = new URL('./content/texts/', import.meta.url)
const files = readdirSync(folder).filter(file => file.endsWith('.json'))
const texts = files.map(file => ({
  name: basename(file, '.json'),
  text: ReadingText.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
}))
const wordsOf = (text: ReadingText) => tokenize(expectedOf(text)).map(token => normalizeWord(token.text))

test('the catalogue holds the texts of the first shelf', () => {
  const spanish = texts.filter(({ text }) => text.language === 'es-PR')
  const english = texts.filter(({ text }) => text.language === 'en-US')
  expect(spanish.length).toBeGreaterThanOrEqual(6)
  expect(english.length).toBeGreaterThanOrEqual(4)
  expect(new Set(texts.map(({ text }) => text.id)).size).toBe(texts.length)
})

test('Castillos de Arena is for kindergarten, in Luquillo, at its targets', () => {
  const found = texts.find(({ text }) => text.id === 'castillos-de-arena')?.text
  expect(found).toMatchObject({ grade: 'K', city: 'Luquillo', wpmTarget: 27, accuracyTarget: 0.85 })
})

describe.each(texts)('$name', ({ name, text }) => {
  test('is the file its id names', () => {
    expect(text.id).toBe(name)
  })
  test('asks at least 3 literal and 2 inferential questions, each answer among its options once', () => {
    const of = (kind: string) => text.questions.filter(question => question.kind === kind).length
    expect(of('literal')).toBeGreaterThanOrEqual(3)
    expect(of('inferential')).toBeGreaterThanOrEqual(2)
    expect(new Set(text.questions.map(question => question.id)).size).toBe(text.questions.length)
    for (const { options, correctAnswer } of text.questions) {
      expect(options).toContain(correctAnswer)
      expect(new Set(options).size).toBe(options.length)
    }
  })
  test('does not give the answer away by its place', () => {
    const places = text.questions.map(question => question.options.indexOf(question.correctAnswer))
    expect(new Set(places).size).toBeGreaterThan(1)
  })
  test('teaches words and sounds that it has', () => {
    const body = wordsOf(text)
    for (const { term } of text.vocabulary) {
      const stem = normalizeWord(term.split(' ')[0] ?? '').slice(0, 4)
      expect(
        body.some(word => word.startsWith(stem)),
        term,
      ).toBe(true)
    }
    for (const { words } of text.pronunciationFocus) {
      for (const word of words) expect(body, word).toContain(normalizeWord(word))
    }
  })
  test('is written in composed characters, with both marks of a Spanish question', () => {
    const all = canonicalJson(text)
    expect(all).toBe(all.normalize('NFC'))
    if (text.language === 'es-PR') {
      const count = (mark: string) => all.split(mark).length
      expect(count('¿')).toBe(count('?'))
      expect(count('¡')).toBe(count('!'))
    }
  })
})

test('no two texts of a language share a fifth of their 4-word sequences', () => {
  const sequences = (text: ReadingText) => {
    const words = wordsOf(text)
    return new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(' ')))
  }
  const all = texts.map(({ text }) => ({ id: text.id, language: text.language, found: sequences(text) }))
  for (const a of all) {
    for (const b of all) {
      if (a.id >= b.id || a.language !== b.language) continue
      const shared = [...a.found].filter(one => b.found.has(one)).length
      expect(shared / Math.min(a.found.size, b.found.size), `${a.id} and ${b.id}`).toBeLessThan(0.2)
    }
  }
})
