import { expect, test } from 'vitest'
import { levelOf } from './level.ts'

test('an address names a language and a grade, or no level', () => {
  expect(levelOf('spanish-1')).toEqual({ language: 'es-PR', grade: '1' })
  expect(levelOf('english-pk')).toEqual({ language: 'en-US', grade: 'PK' })
  for (const none of ['', 'spanish', 'spanish-9', 'french-1', 'spanish-1-2'])
    expect(levelOf(none), none).toBeUndefined()
})
