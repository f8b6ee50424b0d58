// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { SignInForm } from './sign-in-form.tsx'

const signIn = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/auth-actions.ts', () => ({ signIn }))

function Page() {
  const [email, setEmail] = useState('ana@lee.test')
  return (
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <SignInForm
        email={email}
        onEmail={setEmail}
        onTemporary={() => undefined}
        onSecondFactor={() => undefined}
      />
    </Toasts>
  )
}
const password = () => screen.getByLabelText('Contraseña')
const send = () => {
  fireEvent.change(password(), { target: { value: 'tres guineos' } })
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }))
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('identity')
})
afterEach(() => {
  cleanup()
  signIn.mockReset()
})

test.each(['Contraseña', 'Email'])(
  'a wrong password is told in a toast, and at the field until the %s changes',
  async label => {
    signIn.mockResolvedValue('wrongCredentials')
    render(<Page />)
    send()
    const text = 'El email o la contraseña no coinciden. Revísalos y trata otra vez.'
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    expect(password().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(password())
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'cuatro@guineos.pr' } })
    expect(password().getAttribute('aria-invalid')).toBeNull()
    expect(screen.getAllByText(text)).toHaveLength(1)
  },
)

test('what is no fault of the password is told in a toast alone', async () => {
  signIn.mockResolvedValue('unreachable')
  render(<Page />)
  send()
  await screen.findByText('No hay conexión. Revisa el internet y trata otra vez.')
  expect(password().getAttribute('aria-invalid')).toBeNull()
})
