// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { GoogleButton } from './google-button.tsx'

const google = vi.hoisted(() => ({
  googleOffered: vi.fn(),
  signInWithGoogle: vi.fn(),
  takeGoogleFailure: vi.fn(),
}))
vi.mock('#web/lib/auth-actions.ts', () => google)

const show = () =>
  render(
    <StrictMode>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <GoogleButton />
      </Toasts>
    </StrictMode>,
  )
const button = () => screen.findByRole('button', { name: 'Continuar con Google' })

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('identity')
})
beforeEach(() => google.googleOffered.mockResolvedValue(true))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  delete document.documentElement.dataset.google
})

test('it is there at once where the page was published with Google, and nowhere without', async () => {
  google.googleOffered.mockReturnValue(new Promise(() => undefined))
  const shown = () => screen.queryByRole('button', { name: 'Continuar con Google' })
  show()
  expect(shown()).toBeNull()
  cleanup()
  document.documentElement.dataset.google = ''
  show()
  expect(shown()).not.toBeNull()
})

test('a failure that came back from Google is told, and stays by the button', async () => {
  google.takeGoogleFailure.mockReturnValueOnce('alreadyRegistered')
  show()
  const described = document.getElementById((await button()).getAttribute('aria-describedby') ?? '')
  const text = 'Ya hay una cuenta con ese email. Entra con su contraseña.'
  expect(described?.textContent).toBe(text)
  const toasts = await screen.findByRole('region', { name: /^Mensajes/ }, { timeout: 20_000 })
  await waitFor(() => expect(toasts.textContent).toContain(`Error${text}`))
})

test('without one nothing is said; one on the way there is, until the next try', async () => {
  show()
  const pressed = await button()
  expect(screen.queryByText('Error')).toBeNull()
  google.signInWithGoogle.mockResolvedValueOnce('unreachable')
  fireEvent.click(pressed)
  const text = 'No hay conexión. Revisa el internet y trata otra vez.'
  expect(await screen.findByText(text, { selector: 'p' })).toBeTruthy()
  google.signInWithGoogle.mockReturnValueOnce(new Promise(() => undefined))
  fireEvent.click(pressed)
  expect(screen.queryByText(text, { selector: 'p' })).toBeNull()
})
