// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { CodeField } from './code-field.tsx'

function Field() {
  const [code, setCode] = useState('')
  return <CodeField label="Código" value={code} onChange={setCode} />
}
function field(): HTMLInputElement {
  const input = screen.getByLabelText('Código')
  if (!(input instanceof HTMLInputElement)) throw new Error('not an input')
  return input
}
const type = (value: string, caret = value.length) => {
  const input = field()
  input.focus()
  fireEvent.change(input, { target: { value, selectionStart: caret, selectionEnd: caret } })
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('identity')
})
afterEach(cleanup)

test('what is typed stands there as it is printed', () => {
  render(<Field />)
  type('abcdefghjk')
  expect(field().value).toBe('ABCDE-FGHJK')
  expect(screen.getByText('Diez letras y números.')).toBeTruthy()
})

test('a letter that no code has is pointed out', () => {
  render(<Field />)
  type('abc0')
  expect(screen.getByText('Los códigos no llevan I, L, O, 0 ni 1: mira bien cuál es.')).toBeTruthy()
})

test('a letter put into the middle leaves the caret behind it', () => {
  render(<Field />)
  type('ABCDE-FGH')
  type('ABXCDE-FGH', 3)
  expect(field().value).toBe('ABXCD-EFGH')
  expect(field().selectionStart).toBe(3)
})
