import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODE_ALPHABET, shownCode } from '#shared/identity/access-code.ts'
import { caretWhenShown, hasLookAlike, isWhole, lettersOf, shownWhileTyped } from './typed-code.ts'

const code = fc
  .array(fc.constantFrom(...CODE_ALPHABET), { minLength: 10, maxLength: 10 })
  .map(letters => letters.join(''))

test('a code is shown in upper case with its dash, however it is typed', () => {
  for (const typed of ['abcde-fghjk', 'ABCDEFGHJK', ' ab cde – fgh jk ', 'abcdefghjkmmm'])
    expect(shownWhileTyped(typed)).toBe('ABCDE-FGHJK')
  expect(shownWhileTyped('abcde')).toBe('ABCDE')
  expect(shownWhileTyped('abcdef')).toBe('ABCDE-F')
})

test('whatever is shown is what the product prints, and stays so when typed again', () => {
  fc.assert(
    fc.property(code, letters => {
      const shown = shownWhileTyped(letters.toLowerCase())
      expect(shown).toBe(shownCode(letters))
      expect(shownWhileTyped(shown)).toBe(shown)
      expect(isWhole(shown)).toBe(true)
      expect(lettersOf(shown)).toBe(letters)
    }),
  )
})

test('the caret stays behind the letter that it stood behind', () => {
  expect(caretWhenShown('ABCDE-FG', 2)).toBe(2)
  // A letter is typed as the third.
  expect(caretWhenShown('ABXCDE-FG', 3)).toBe(3)
  // The sixth brings the dash.
  expect(caretWhenShown('ABCDEF', 6)).toBe(7)
  // Nothing goes beyond the end.
  expect(caretWhenShown('ABCDE-FGHJKMMM', 14)).toBe(11)
})

test('a short one, or one with letters that no code has, is not whole', () => {
  for (const typed of ['', 'ABCDE-FGHJ', 'ABCDE-FGHJ0', 'ABCDE-FGHJÑ'])
    expect(isWhole(typed), typed).toBe(false)
  expect(hasLookAlike('abcde-fghj0')).toBe(true)
  expect(hasLookAlike('ABCDE-FGHJK')).toBe(false)
})
