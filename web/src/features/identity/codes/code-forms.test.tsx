// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { ClaimCodeForm } from './claim-code-form.tsx'
import { KeepCodeForm } from './keep-code-form.tsx'
import { NewCodes } from './new-codes.tsx'

const calls = vi.hoisted(() => ({ call: vi.fn(), readSession: vi.fn() }))
vi.mock('#web/lib/client.ts', () => ({ call: calls.call }))
vi.mock('#web/lib/session.ts', () => ({ readSession: calls.readSession }))
vi.mock('#web/lib/full-jitter.ts', () => ({ fullJitter: () => 0 }))

const Address = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}
const show = (form: ReactNode) =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter initialEntries={['/family-access']}>
          {form}
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </Toasts>,
  )
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const write = async (name: string, value: string) => {
  fireEvent.input(await box(name), { target: { value } })
  await act(async () => undefined)
}
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await act(async () => undefined)
}
const refused = (code: string, status: number) => calls.call.mockRejectedValue(new Refusal({ code, status }))
const bodies = () => calls.call.mock.calls.map(([, { body }]) => body)

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['identity', 'errors'])
})
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const CODE = 'Código familiar del estudiante'
const FAMILY = 'Código familiar inválido'

test('a code that is not whole is not sent, nor is one that the server refuses sent again by itself', async () => {
  refused('identity.codeInvalid', 422)
  show(<ClaimCodeForm kind="family" />)
  await write(CODE, 'abcde-fgh')
  await press('Vincular')
  expect(document.activeElement).toBe(await box(CODE))
  await screen.findByText(FAMILY)
  expect(calls.call).not.toHaveBeenCalled()
  await write(CODE, 'abcdefghjk')
  expect(screen.queryByText(FAMILY)).toBeNull()
  await press('Vincular')
  await screen.findByText(FAMILY)
  expect((await box(CODE)).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(bodies()).toEqual([{ code: 'ABCDEFGHJK' }])
})

test('a code that nobody answered is kept, and that is said in the form', async () => {
  refused('client.unreachable', 0)
  show(<ClaimCodeForm kind="family" />)
  await write(CODE, 'abcdefghjk')
  await press('Vincular')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Guardamos el código/))
  expect(localStorage.getItem('pending_family_code')).toBe('ABCDE-FGHJK')
  expect((await box(CODE)).value).toBe('ABCDE-FGHJK')
})

test('what a code opened is told, and the field is free for the next', async () => {
  calls.call.mockResolvedValue({ role: 'family', childName: 'Amaya' })
  show(<ClaimCodeForm kind="family" />)
  await write(CODE, 'abcdefghjk')
  await press('Vincular')
  await screen.findByText('Código familiar activado', { selector: 'div' })
  expect((await box(CODE)).value).toBe('')
  expect(calls.readSession).toHaveBeenCalledWith({ fresh: true })
})

test('who is not signed in keeps the code, and goes where the button says', async () => {
  show(<KeepCodeForm kind="family" />)
  await press('Crear Cuenta')
  await screen.findByText(FAMILY)
  expect(screen.getByTestId('address').textContent).toBe('/family-access')
  await write(CODE, 'abcdefghjk')
  await press('Crear Cuenta')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/auth?view=sign-up&as=family'))
  expect(localStorage.getItem('pending_family_code')).toBe('ABCDE-FGHJK')
  await press('Iniciar Sesión')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/auth'))
})

test('one to forty codes are made at a time', async () => {
  const made = vi.fn()
  calls.call.mockResolvedValue({ codes: [] })
  show(<NewCodes place="school:s" issuable={['teacher', 'student']} onMade={made} />)
  for (const odd of ['0', '41', '']) {
    await write('Cuántos', odd)
    await press('Hacer códigos')
    await screen.findByText('De 1 a 40')
  }
  expect(calls.call).not.toHaveBeenCalled()
  for (const count of ['1', '40']) {
    await write('Cuántos', count)
    await press('Hacer códigos')
  }
  await waitFor(() => expect(made).toHaveBeenCalledTimes(2))
  expect(bodies()).toEqual([
    { role: 'teacher', count: 1 },
    { role: 'teacher', count: 40 },
  ])
})
