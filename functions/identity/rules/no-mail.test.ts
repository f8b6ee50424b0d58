import { expect, test } from 'vitest'
import { addressOfChild, childOfAddress, isOfChild } from './no-mail.ts'

test('a child of a roster has an address that leads back to its line', () => {
  expect(childOfAddress(addressOfChild('roster-1'))).toBe('roster-1')
  expect(childOfAddress('luz@lee.test')).toBeUndefined()
  expect(childOfAddress(undefined)).toBeUndefined()
})

test('such an address is known however it is typed', () => {
  expect(isOfChild(` ${addressOfChild('roster-1').toUpperCase()} `)).toBe(true)
  expect(isOfChild('ninos.invalid@lee.test')).toBe(false)
})
