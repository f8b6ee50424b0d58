import { expect, test } from 'vitest'
import { formsOf, waysHeard } from './text-forms.ts'

test('each word stands where it is written, each time it is', () => {
  const { positions } = formsOf(['ana', 'y', 'ana', 'ana'], 'es-PR')
  expect(positions('ana')).toEqual([0, 2, 3])
  expect(positions('leo')).toEqual([])
})

test('a word of two spellings, or with a mute h, is known by both, once', () => {
  const { positions } = formsOf(['hierba', 'huracán', 'coche', 'casa'], 'es-PR')
  expect(['hierba', 'yerba', 'uracán', 'huracán', 'coche', 'casa'].map(positions)).toEqual([
    [0],
    [0],
    [1],
    [1],
    [2],
    [3],
  ])
  const english = formsOf(['hour', 'cafés'], 'en-US')
  expect(['our', 'cafes'].map(english.positions)).toEqual([[], [1]])
})

test('how a numeral is said its neighbours tell, each time anew', () => {
  const numerals = formsOf(['1', 'libro', 'el', '1', 'de', '45'], 'es-PR')
  expect(['un', 'primero', 'cuarentaycinco'].map(numerals.positions)).toEqual([[0, 3], [3], [5]])
  // A month stands before the second.
  expect(formsOf(['5', 'May', '5'], 'en-US').positions('fifth')).toEqual([2])
  expect([...numerals.lastWords]).toEqual(['cinco'])
  expect(numerals.isSaidSo(5, ['cuarenta', 'y', 'cinco'])).toBe(true)
  expect(numerals.isSaidSo(5, ['cuarenta', 'cinco'])).toBe(false)
  // It is no rule that says it so.
  expect(numerals.ruleOf({ from: 5, count: 1 }, ['cuarenta', 'y', 'cinco'])).toBeUndefined()
})

const spanish = formsOf(['para', 'el', 'para', 'la', 'vamos', 'a'], 'es-PR')
const english = formsOf(["don't", 'jumped', 'could', 'have', 'have', 'do', 'not'], 'en-US')

test.each([
  [spanish, 0, 2, 'pal', 'reduced'],
  [spanish, 4, 2, 'vamoa', 'reduced'],
  [spanish, 2, 1, 'pa', 'reduced'],
  // There no "el" follows.
  [spanish, 2, 2, 'pal', undefined],
  // Of other words, of more and of fewer.
  [spanish, 1, 2, 'pal', undefined],
  [spanish, 0, 1, 'pal', undefined],
  [spanish, 0, 2, 'pa', undefined],
  [spanish, 0, 1, 'nada', undefined],
  [english, 0, 1, 'do not', 'contraction'],
  [english, 0, 2, 'do not', undefined],
  [english, 5, 1, 'do not', undefined],
  [english, 5, 2, "don't", 'contraction'],
  [english, 1, 1, 'jump', 'ed-ending'],
  [english, 3, 1, 'of', 'contraction'],
  // No "could" stands before it.
  [english, 4, 1, 'of', undefined],
  [english, 2, 2, 'coulda', 'reduced'],
] as const)('%#: of words from %j, %j of them, %j was heard: %j', (forms, from, count, heard, rule) => {
  expect(forms.ruleOf({ from, count }, heard.split(' '))).toBe(rule)
})

test.each([
  ['hierba', 'es-PR', 2],
  ['casa', 'es-PR', 1],
  ['hierba', 'en-US', 1],
] as const)('%s in %s is said in %d ways', (heard, language, ways) => {
  expect(waysHeard(heard, language)).toHaveLength(ways)
})

test('a numeral that was heard is said in each of its ways', () => {
  expect(waysHeard('2', 'en-US').length).toBeGreaterThan(waysHeard('two', 'en-US').length)
})
