import { expect, test } from 'vitest'
import { lettersIn, MOST_LETTERS, OwnWords, wordsProblem } from './own-words.ts'

const holds = (words: string) => OwnWords.safeParse(words).success

test('own words are at most 300 letters, however they are stored', () => {
  expect(holds('ñ'.repeat(MOST_LETTERS))).toBe(true)
  expect(holds('ñ'.repeat(MOST_LETTERS + 1))).toBe(false)
  expect(holds('🐸'.repeat(MOST_LETTERS))).toBe(true)
  expect(holds('🐸'.repeat(MOST_LETTERS + 1))).toBe(false)
  expect(holds('a'.repeat(10_000))).toBe(false)
  expect(holds('   ')).toBe(false)
})

test('own words are plain letters: no markup, and nothing that nobody sees', () => {
  expect(holds('¡Mañana hay feria! 100 % leída & «feliz» 👩‍🏫')).toBe(true)
  for (const words of ['<b>hola</b>', 'a > b', 'una\notra', 'nul\u0000', 'al rev\u202Eés', 'in\u200Bvisible'])
    expect(holds(words), JSON.stringify(words)).toBe(false)
})

test('own words are judged as the server judges them, and said why', () => {
  expect(wordsProblem('Hola')).toBeUndefined()
  expect(wordsProblem('  ')).toBe('empty')
  expect(wordsProblem('ñ'.repeat(300))).toBeUndefined()
  expect(wordsProblem('ñ'.repeat(301))).toBe('tooLong')
  expect(wordsProblem('<b>Hola</b>')).toBe('unwritable')
  expect(wordsProblem('una\notra')).toBe('unwritable')
  expect(lettersIn(' 🐸 ')).toBe(1)
})
