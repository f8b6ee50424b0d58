// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { KeysList } from './keys-list.tsx'

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('support')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const listed = () => screen.queryByRole('dialog', { name: 'Teclas' })
const press = (on: Element, more: object = {}) => fireEvent.keyDown(on, { key: '?', ...more })

test('? lists the keys there are, and Escape shuts the list', async () => {
  render(<KeysDialog />)
  expect(listed()).toBeNull()
  press(document.body)
  await waitFor(() => expect(listed()).not.toBeNull())
  screen.getByText('PgDn')
  screen.getByText('Pasan de celda en celda en una tabla, o de pueblo en pueblo en el mapa')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(listed()).toBeNull())
})

test.each([
  ['while somebody writes', () => press(screen.getByRole('textbox'))],
  ['with another key held', () => press(document.body, { ctrlKey: true })],
  ['for another letter', () => press(document.body, { key: '/' })],
])('no list comes %s', async (_, act) => {
  render(
    <>
      <textarea />
      <KeysDialog />
    </>,
  )
  act()
  await Promise.resolve()
  expect(listed()).toBeNull()
})

test('whoever does not want a letter to do something turns it off, and on again', async () => {
  const { unmount } = render(<KeysList />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Mostrar esta lista cuando pulso el signo de pregunta',
  })
  expect(box.checked).toBe(true)
  fireEvent.click(box)
  unmount()
  render(<KeysDialog />)
  press(document.body)
  await Promise.resolve()
  expect(listed()).toBeNull()
  render(<KeysList />)
  fireEvent.click(screen.getByRole('checkbox'))
  press(document.body)
  await waitFor(() => expect(listed()).not.toBeNull())
})
