import { expect, test } from 'vitest'
import { BY_RULE, lexiconOf, UNLIKE } from './lexicon.ts'

const castle = lexiconOf(['mi', 'casa', 'tiene', 'techo', 'y', 'casa'], 'es-PR')

test('a word of the text is that word alone, wherever it stands', () => {
  const { costs, hits, lastLike, known } = castle.compare('casa')
  expect([...costs]).toEqual([UNLIKE, 0, UNLIKE, UNLIKE, UNLIKE, 0])
  expect({ hits, lastLike, known }).toEqual({ hits: [1, 5], lastLike: 6, known: true })
})

test('said as the island says it, it is read; near it, it costs the more the farther it sounds', () => {
  expect(castle.compare('caza')).toMatchObject({ hits: [1, 5], known: false })
  const cost = (heard: string) => castle.compare(heard).costs[1] ?? 0
  expect(cost('caza')).toBe(BY_RULE)
  expect(cost('cada')).toBeGreaterThan(BY_RULE)
  expect(cost('micasa')).toBeGreaterThan(cost('cada'))
  expect(UNLIKE).toBeGreaterThan(cost('micasa'))
  expect(castle.compare('cada')).toMatchObject({ hits: [], lastLike: 6 })
  expect(castle.compare('zzz')).toMatchObject({ hits: [], lastLike: 0 })
})

test.each([
  ['micasa', [{ from: 0, count: 2, cost: 0 }]],
  ['casatienetecho', [{ from: 1, count: 3, cost: 0 }]],
  ['casa', []],
  ['casatiene', [{ from: 1, count: 2, cost: 0 }]],
  ['casatienes', []],
])('%s is these words in one: %j', (heard, glued) => {
  expect(castle.compare(heard).glued).toEqual(glued)
})

test('a run that a rule makes one is dearer than its letters, and is not found twice', () => {
  const { compare } = lexiconOf(['para', 'el', 'perro', 'la', 'arena'], 'es-PR')
  expect(compare('pal').glued).toEqual([{ from: 0, count: 2, cost: BY_RULE }])
  expect(compare('larena').glued).toEqual([{ from: 3, count: 2, cost: BY_RULE }])
  expect(compare('laarena').glued).toEqual([{ from: 3, count: 2, cost: 0 }])
})

test('fifteen words in one are found, sixteen not', () => {
  const letters = (count: number) => Array.from({ length: count }, (_, n) => 'pamtelsubo'.charAt(n % 10))
  const { compare } = lexiconOf(letters(16), 'es-PR')
  expect(compare(letters(15).join('')).glued).toContainEqual({ from: 0, count: 15, cost: 0 })
  expect(compare(letters(16).join('')).glued).not.toContainEqual({ from: 0, count: 16, cost: 0 })
})

test('numerals are known by their digits, and end as they are said', () => {
  const { compare } = lexiconOf(['hay', '45', 'a', '2:14'], 'es-PR')
  expect(compare('45')).toMatchObject({ hits: [1], letters: 'cuarentaycinco', endsJoined: true })
  expect(compare('214')).toMatchObject({ hits: [3], known: false })
  expect([compare('cinco').endsJoined, compare('cuarenta').endsJoined]).toEqual([true, false])
  expect(compare('hay').letters).toBe('hay')
})

test('what sounds as two words of the text reads either, each once', () => {
  const { costs, hits } = lexiconOf(['two', 'too', 'ice'], 'en-US').compare('to')
  expect([...costs]).toEqual([0, 0, UNLIKE])
  expect(hits.toSorted()).toEqual([0, 1])
})

const spanish = 'la arena mojada de oro los 45 para el perro'.split(' ')
const english = ['two', 'too', 'ice', 'cream', "don't", 'thing']
test.each([
  [spanish, 0, 2, 'larena', ['synalepha']],
  [spanish, 0, 2, 'laarena', []],
  [spanish, 3, 2, 'doro', ['synalepha']],
  [spanish, 0, 2, 'l arena', ['word-border']],
  [spanish, 2, 1, 'mojá', ['dropped-d']],
  [spanish, 5, 1, 'lo', ['coda-s']],
  [spanish, 6, 1, '45', []],
  [spanish, 6, 1, 'cuarenta y cinco', []],
  [spanish, 7, 2, 'pal', ['reduced']],
  [spanish, 7, 1, 'pa', ['reduced']],
  [spanish, 7, 2, 'parael', []],
  [spanish, 9, 1, 'per ro', []],
  [spanish, 9, 1, 'gato', []],
  [english, 2, 2, 'i scream', ['word-border']],
  [english, 2, 2, 'iscream', ['word-border']],
  [english, 2, 2, 'icecream', []],
  [english, 4, 1, 'do not', ['contraction']],
  [english, 5, 1, 'ting', ['th']],
  [english, 5, 1, 'th ing', ['sounded-out']],
  [english, 0, 1, 'to', []],
])('%j, from %i %i: heard as %j by %j', (words, from, count, heard, rules) => {
  const language = words === spanish ? 'es-PR' : 'en-US'
  expect(lexiconOf(words, language).rules({ from, count }, heard.split(' '))).toEqual(rules)
})
