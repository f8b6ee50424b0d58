// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ToastMessage, Toasts, useToast } from './toast.tsx'

function Shower({ message }: { readonly message: ToastMessage }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast(message)}>
      show
    </button>
  )
}
function show(message: ToastMessage) {
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <Shower message={message} />
    </Toasts>,
  )
  fireEvent.click(screen.getByText('show'))
}
const shown = () => screen.queryAllByText('Hola', { selector: 'div' }).length > 0
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([undefined, 3000, 7000])('a toast of %s ms goes when its time is over', async duration => {
  show({ title: 'Hola', ...(duration !== undefined && { duration }) })
  await pass((duration ?? 5000) - 50)
  expect(shown()).toBe(true)
  await pass(100)
  expect(shown()).toBe(false)
})

test('the clock stops while the toasts are pointed at', async () => {
  show({ title: 'Hola' })
  await pass(4000)
  const region = screen.getByRole('region')
  fireEvent.pointerMove(region)
  await pass(20_000)
  expect(shown()).toBe(true)
  fireEvent.pointerLeave(region)
  await pass(1100)
  expect(shown()).toBe(false)
})

test('and while one of them has the focus', async () => {
  show({ title: 'Hola' })
  await pass(4000)
  const close = screen.getByRole('button', { name: 'Cerrar' })
  act(() => close.focus())
  await pass(20_000)
  expect(shown()).toBe(true)
  act(() => screen.getByText('show').focus())
  await pass(1100)
  expect(shown()).toBe(false)
})

test.each([
  [40, true],
  [60, false],
])('a swipe of %s px to the right leaves it there: %s', async (px, stays) => {
  // What jsdom lacks of pointers.
  Object.assign(Element.prototype, { setPointerCapture() {}, hasPointerCapture: () => false })
  show({ title: 'Hola' })
  await pass(0)
  const toast = screen.getByText('Hola', { selector: 'div' })
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, pointerType: 'touch' })
  fireEvent.pointerDown(toast, at(0))
  fireEvent.pointerMove(toast, at(px / 2))
  fireEvent.pointerMove(toast, at(px))
  fireEvent.pointerUp(toast, at(px))
  await pass(0)
  expect(shown()).toBe(stays)
})

test('F8 goes to the toasts, Escape closes one', async () => {
  show({ title: 'Hola' })
  await pass(0)
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true)
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await pass(0)
  expect(shown()).toBe(false)
})
