// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { ForgotPassword } from './forgot-password.tsx'

const actions = vi.hoisted(() => ({ requestReset: vi.fn(), confirmReset: vi.fn(), signIn: vi.fn() }))
vi.mock('#web/lib/auth-actions.ts', () => actions)

const onBack = vi.fn()
const show = (email: string) =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <ForgotPassword email={email} onEmail={() => undefined} onBack={onBack} />
    </Toasts>,
  )
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('identity')
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('an address that is none is not sent; what the pool has against sending is said in the form', async () => {
  show('ana')
  press('Enviar el código')
  await screen.findByText('Email inválido')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  expect(actions.requestReset).not.toHaveBeenCalled()
  cleanup()
  actions.requestReset.mockResolvedValue('tooManyTries')
  show('ana@lee.test')
  press('Enviar el código')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Demasiados intentos/)
})

test('what the pool has against the code or the password stands at that field, and the focus goes there', async () => {
  actions.requestReset.mockResolvedValue(undefined)
  actions.confirmReset.mockResolvedValueOnce('codeWrong').mockResolvedValueOnce('passwordRefused')
  actions.confirmReset.mockResolvedValueOnce(undefined)
  actions.signIn.mockResolvedValue('unreachable')
  show('ana@lee.test')
  press('Enviar el código')
  const code = await screen.findByLabelText('Código que te llegó')
  write('Código que te llegó', '123456')
  write('Contraseña nueva', 'tres mangos')
  press('Cambiar la contraseña')
  await screen.findByText('Ese no es el código que te enviamos. Míralo otra vez.')
  await waitFor(() => expect(document.activeElement).toBe(code))
  press('Cambiar la contraseña')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Contraseña nueva')))
  expect(code.getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  press('Cambiar la contraseña')
  await screen.findByText('Contraseña cambiada', { selector: 'div' })
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
})
