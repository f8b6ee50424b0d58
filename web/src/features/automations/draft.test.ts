import { expect, test } from 'vitest'
import { NewRule } from '#shared/automations/schema.ts'
import { bodyOf, type Draft, NEW_DRAFT, problemOf } from './draft.ts'

test('what is asked is what the route takes; while something is wrong nothing is', () => {
  const own: Draft = { ...NEW_DRAFT, words: 'own', es: ' Lean con {nombre} ', en: 'Read with {name}' }
  expect(NewRule.parse(bodyOf(NEW_DRAFT))).toEqual({ when: { occasion: 'flagRaised' }, tells: 'families' })
  expect(NewRule.parse(bodyOf(own))).toMatchObject({
    own: { es: 'Lean con {nombre}', en: 'Read with {name}' },
  })
  expect(bodyOf({ ...own, en: '' })).toBeUndefined()
  expect(bodyOf({ ...own, es: '<b>' })).toBeUndefined()
  // What was typed and left is not asked.
  expect(bodyOf({ ...own, words: 'house', es: '<' })).toEqual(bodyOf(NEW_DRAFT))
})

test('a condition is asked of the occasion that has it', () => {
  const silent: Draft = { ...NEW_DRAFT, condition: 'silent' }
  expect(bodyOf(silent)?.when).toEqual({ occasion: 'flagRaised', condition: 'silent' })
  expect(bodyOf({ ...silent, occasion: 'levelReached' })?.when).toEqual({ occasion: 'levelReached' })
})

test('no name stands where several are told of at once', () => {
  const due: Draft = {
    ...NEW_DRAFT,
    occasion: 'workDue',
    tells: 'me',
    words: 'own',
    es: 'A {nombre}',
    en: 'Hi',
  }
  expect(problemOf(due, due.es)).toBe('unnamed')
  expect(problemOf({ ...due, tells: 'families' }, due.es)).toBeUndefined()
  expect(problemOf(due, 'a'.repeat(301))).toBe('tooLong')
  expect(bodyOf(due)).toBeUndefined()
})
