// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { EmailBanner } from './email-banner.tsx'
import { isUnproven } from './mailbox.ts'

const calls = vi.hoisted(() => ({ sendEmailCode: vi.fn(), confirmEmailCode: vi.fn() }))
vi.mock('#web/lib/auth-actions.ts', () => calls)

const person = { personId: 'p', email: 'ana@lee.test', roles: ['teacher'] } as const
const show = (emailVerified: boolean | undefined) =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <EmailBanner person={{ ...person, emailVerified }} />
    </Toasts>,
  )
const banner = () => screen.queryByRole('form', { name: 'Verificar el email' })

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['identity', 'errors'])
})
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('only an address known to be unproven, and somebody’s, has the banner', () => {
  expect(isUnproven({ email: 'ana@lee.test', emailVerified: true })).toBe(false)
  expect(isUnproven({ email: 'ana@lee.test', emailVerified: undefined })).toBe(false)
  expect(isUnproven({ email: 'p@pictures.invalid', emailVerified: false })).toBe(false)
  expect(isUnproven({ email: '', emailVerified: false })).toBe(false)
  expect(isUnproven({ email: 'ana@lee.test', emailVerified: false })).toBe(true)
})

test('a code is sent, then confirmed', async () => {
  calls.sendEmailCode.mockResolvedValue(undefined)
  calls.confirmEmailCode.mockResolvedValueOnce('codeWrong').mockResolvedValue(undefined)
  show(false)
  fireEvent.click(screen.getByRole('button', { name: 'Enviarme un código' }))
  const code = await screen.findByLabelText('Código')
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  confirm()
  await screen.findByText('Escribe el código que te llegó')
  expect(calls.confirmEmailCode).not.toHaveBeenCalled()
  fireEvent.input(code, { target: { value: ' 123456 ' } })
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBeNull())
  confirm()
  const said = await screen.findByText('Ese no es el código que te enviamos. Míralo otra vez.')
  expect(code.getAttribute('aria-describedby')).toBe(said.id)
  await waitFor(() => expect(document.activeElement).toBe(code))
  confirm()
  await screen.findByText('Email verificado', { selector: 'div' })
  expect(calls.confirmEmailCode).toHaveBeenCalledWith('123456')
})

test('a code that could not be sent is said in the banner, not at a field', async () => {
  calls.sendEmailCode.mockResolvedValue('tooManyTries')
  show(false)
  fireEvent.click(screen.getByRole('button', { name: 'Enviarme un código' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Demasiados intentos. Espera unos minutos y trata otra vez.')
  expect(screen.queryByLabelText('Código')).toBeNull()
})

test('closed, it rests for two weeks', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') })
  show(false)
  fireEvent.click(screen.getByRole('button', { name: 'Ahora no' }))
  expect(banner()).toBeNull()
  cleanup()
  vi.setSystemTime(new Date('2026-11-15T11:00:00Z'))
  show(false)
  expect(banner()).toBeNull()
  cleanup()
  vi.setSystemTime(new Date('2026-11-15T13:00:00Z'))
  show(false)
  expect(banner()).toBeTruthy()
})
