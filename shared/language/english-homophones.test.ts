import { expect, test } from 'vitest'
import { homophonesOf } from './english-homophones.ts'

test.each<[string, readonly string[]]>([
  ['two', ['to', 'too', 'two']],
  // Which two groups have.
  ['hole', ['hole', 'whole']],
  ['planes', ['planes', "plane's", 'plains', "plain's"]],
  ["plane's", ['planes', "plane's", 'plains', "plain's"]],
  // A plural that the list has itself.
  ['days', ['days', 'daze']],
  // Not "plane" and a t.
  ['planet', []],
  ['sand', []],
  ['frogs', []],
])('%s is said as %j', (word, homophones) => {
  expect(homophonesOf(word, 'en-US')).toEqual(homophones)
})

test('Spanish has none of these', () => {
  expect(homophonesOf('two', 'es-PR')).toEqual([])
})
