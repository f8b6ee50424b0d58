import { expect, test } from 'vitest'
import { OpenSending } from '#shared/notifications/sending.ts'
import { bodyOf, type Draft, NEW_DRAFT } from './draft.ts'

test('what is asked is what the route takes; while something is wrong nothing is', () => {
  const own: Draft = { ...NEW_DRAFT, words: 'own', es: ' Hola ', en: 'Hello' }
  expect(bodyOf(NEW_DRAFT)).toEqual({
    to: ['student', 'family'],
    text: { template: 'readToday' },
    priority: 'normal',
  })
  expect(OpenSending.parse(bodyOf(own))).toEqual({
    to: ['student', 'family'],
    text: { own: { es: 'Hola', en: 'Hello' } },
    priority: 'normal',
  })
  expect(bodyOf({ ...own, en: '' })).toBeUndefined()
  expect(bodyOf({ ...own, es: 'a > b' })).toBeUndefined()
  expect(bodyOf({ ...NEW_DRAFT, to: [] })).toBeUndefined()
  // What was typed and left is not asked.
  expect(bodyOf({ ...own, words: 'template', es: '<' })).toMatchObject({ text: { template: 'readToday' } })
})
