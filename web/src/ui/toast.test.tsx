// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Popover } from './popover.tsx'
import { Toasts, useHeldToasts, useToast } from './toast.tsx'
import type { ToastMessage } from './toast-message.ts'

function Shower({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => messages.forEach(toast)}>
      show
    </button>
  )
}
/** A page that can show these toasts at one moment, and what else is on it. */
const draw = (messages: readonly ToastMessage[], others?: ReactNode) => render(page(messages, others))
const page = (messages: readonly ToastMessage[], others?: ReactNode) => (
  <Toasts label="Mensajes" closeLabel="Cerrar">
    <Shower messages={messages} />
    {others}
  </Toasts>
)
function Later({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => messages.forEach(toast)}>
      later
    </button>
  )
}
function Holding({ isHeld }: { readonly isHeld: boolean }) {
  useHeldToasts(isHeld)
  return null
}
async function press(button: string) {
  fireEvent.click(screen.getByText(button))
  await act(() => vi.dynamicImportSettled())
  await pass(0)
}
async function show(messages: readonly ToastMessage[]) {
  draw(messages)
  await press('show')
}
const shown = (title = 'Hola') => screen.queryAllByText(title, { selector: 'div' }).length > 0
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const pressEscape = async () => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await pass(0)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([undefined, 3000, 7000])('a toast of %s ms goes when its time is over', async duration => {
  await show([{ title: 'Hola', ...(duration !== undefined && { duration }) }])
  await pass((duration ?? 5000) - 50)
  expect(shown()).toBe(true)
  await pass(100)
  expect(shown()).toBe(false)
})

test('the clock stops while the toasts are pointed at', async () => {
  await show([{ title: 'Hola' }])
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
  await show([{ title: 'Hola' }])
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
  await show([{ title: 'Hola' }])
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
  await show([{ title: 'Hola' }])
  await pass(0)
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true)
  await pressEscape()
  expect(shown()).toBe(false)
})

test('three stand at once; the fourth waits for its turn, and each is shown for its own full time', async () => {
  // As a finished reading and its rewards come: coins, a title, the streak, its milestone.
  await show([
    { title: 'Monedas', duration: 3000 },
    { title: 'Título', duration: 4000 },
    { title: 'Racha', duration: 5000 },
    { title: 'Hito', duration: 7000 },
    { title: 'Puesto', duration: 2000 },
  ])
  const now = () => ['Monedas', 'Título', 'Racha', 'Hito', 'Puesto'].filter(shown)
  expect(now()).toEqual(['Monedas', 'Título', 'Racha'])
  await pass(2950)
  expect(now()).toEqual(['Monedas', 'Título', 'Racha'])
  await pass(100)
  expect(now()).toEqual(['Título', 'Racha', 'Hito'])
  await pass(1000)
  expect(now()).toEqual(['Racha', 'Hito', 'Puesto'])
  await pass(1000)
  expect(now()).toEqual(['Hito', 'Puesto'])
  await pass(1000)
  expect(now()).toEqual(['Hito'])
  await pass(3900)
  expect(now()).toEqual(['Hito'])
  await pass(150)
  expect(now()).toEqual([])
})

test('on a phone they come one after the other, each for its full time', async () => {
  vi.stubGlobal('innerWidth', 360)
  await show([
    { title: 'Monedas', duration: 3000 },
    { title: 'Título', duration: 4000 },
  ])
  expect([shown('Monedas'), shown('Título')]).toEqual([true, false])
  await pass(3050)
  expect([shown('Monedas'), shown('Título')]).toEqual([false, true])
  await pass(3900)
  expect(shown('Título')).toBe(true)
  await pass(150)
  expect(shown('Título')).toBe(false)
  vi.unstubAllGlobals()
})

test('what is counted together is one toast with its sum, and its time begins anew', async () => {
  const earned = (amount: number): ToastMessage => ({
    title: `${amount} monedas`,
    duration: 3000,
    sum: { of: 'coins', amount, title: sum => `${sum} monedas` },
  })
  draw([earned(10)], <Later messages={[earned(5), { title: 'Hola' }]} />)
  await press('show')
  await pass(2000)
  await press('later')
  expect([shown('10 monedas'), shown('15 monedas'), shown('5 monedas')]).toEqual([false, true, false])
  await pass(2950)
  expect(shown('15 monedas')).toBe(true)
  await pass(100)
  expect(shown('15 monedas')).toBe(false)
  // One that has gone is not counted any more.
  await press('later')
  expect(shown('5 monedas')).toBe(true)
})

test('while they are held none is shown, and then each for its full time', async () => {
  const { rerender } = draw([{ title: 'Hola' }], <Holding isHeld />)
  await press('show')
  await pass(20_000)
  expect(shown()).toBe(false)
  rerender(page([{ title: 'Hola' }], <Holding isHeld={false} />))
  await pass(4900)
  expect(shown()).toBe(true)
  await pass(200)
  expect(shown()).toBe(false)
})

test('what comes to be shown while the others are pointed at waits with them', async () => {
  await show(['uno', 'dos', 'tres', 'cuatro'].map(title => ({ title })))
  fireEvent.pointerMove(screen.getByRole('region'))
  fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar' })[0] ?? document.body)
  await pass(20_000)
  expect(['dos', 'tres', 'cuatro'].every(shown)).toBe(true)
  fireEvent.pointerLeave(screen.getByRole('region'))
  await pass(4950)
  expect(shown('cuatro')).toBe(true)
  await pass(100)
  expect(shown('cuatro')).toBe(false)
})

test.each([
  [
    'dialog',
    <Dialog key="dialog" title="Mi cuenta" closeLabel="Salir" trigger={<button type="button">open</button>}>
      <p>text</p>
    </Dialog>,
  ],
  [
    'popover',
    <Popover
      key="popover"
      label="Mi cuenta"
      trigger={props => (
        <button type="button" {...props}>
          open
        </button>
      )}
    >
      <p>text</p>
    </Popover>,
  ],
])('Escape closes the %s before a toast that came after it', async (_, others) => {
  draw([{ title: 'Hola' }], others)
  await press('open')
  await press('show')
  const layer = () => screen.queryByRole('dialog', { name: 'Mi cuenta' })
  expect([layer() !== null, shown()]).toEqual([true, true])
  await pressEscape()
  expect([layer() !== null, shown()]).toEqual([false, true])
  await pressEscape()
  expect(shown()).toBe(false)
})
