// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#shared/kernel/standing.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const signUp = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/auth-actions.ts', () => ({ signUp }))
vi.mock('#web/lib/session.ts', () => ({ bearer: async () => undefined }))
vi.mock('#web/lib/runtime-config.ts', () => ({ runtimeConfig: async () => ({ apiUrl: '/api' }) }))

const onHasAccount = vi.fn()
const show = (given: { readonly code?: string; readonly accountType?: Role } = {}) =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={newQueryClient()}>
        <SignUpForm
          email="ana@lee.test"
          onEmail={() => undefined}
          code={given.code}
          accountType={given.accountType}
          onHasAccount={onHasAccount}
        />
      </QueryClientProvider>
    </Toasts>,
  )
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Crear Cuenta' }))
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const said = (text: string) => screen.findByText(text, { selector: 'div, p' })
const fill = () => {
  type('Nombre completo', 'Ana Rivera')
  type('Contraseña', 'tres guineos')
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('identity')
})
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
})
afterEach(() => {
  cleanup()
  signUp.mockReset()
  onHasAccount.mockReset()
  vi.unstubAllGlobals()
})

test('the account types come first, all six, and unfold their own fields', () => {
  show()
  expect(screen.getAllByRole('radio').map(radio => radio.parentElement?.textContent)).toEqual([
    'Estudiante',
    'Maestro(a)',
    'Director(a)',
    'Personal ORE',
    'Familia',
    'Administrador',
  ])
  expect(screen.queryByLabelText('Nombre completo')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Familia' }))
  expect(screen.getByLabelText('Código familiar del estudiante')).toBeTruthy()
  expect(screen.queryByLabelText('Región educativa (ORE)')).toBeNull()
})

test('an empty student’s form says everything that is missing, and leads to the first of it', async () => {
  show({ accountType: 'student' })
  press()
  for (const text of [
    'Debes seleccionar un grado',
    'El nombre debe tener al menos 2 caracteres',
    'La contraseña debe tener al menos 6 caracteres',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Pre-Kinder' })))
  expect(signUp).not.toHaveBeenCalled()
})

test.each([
  ['teacher', 'Los maestros requieren un código de acceso'],
  ['director', 'Los directores requieren un código de acceso'],
  ['ore', 'Los empleados ORE requieren un código de acceso'],
  ['admin', 'Los administradores requieren un código de acceso'],
  ['family', 'Las familias requieren un código familiar del estudiante'],
] as const)('%s without a code is told so', (accountType, text) => {
  show({ accountType })
  fill()
  press()
  expect(screen.getByText(text)).toBeTruthy()
  expect(signUp).not.toHaveBeenCalled()
})

test('a school is asked for only while there is no code', () => {
  show({ accountType: 'student' })
  expect(screen.getByLabelText('Región educativa (ORE)')).toBeTruthy()
  type('Código de acceso (opcional)', 'a')
  expect(screen.queryByLabelText('Región educativa (ORE)')).toBeNull()
})

test('a teacher’s account is opened with the code in upper case, and welcomed with the role', async () => {
  signUp.mockResolvedValue({ status: 'signedIn', person: { roles: ['teacher'] } })
  show({ accountType: 'teacher', code: 'abcde-fghjk' })
  fill()
  press()
  await said('¡Cuenta creada!')
  await said('Te damos la bienvenida a Coquí Lee como maestro(a).')
  expect(signUp).toHaveBeenCalledWith({
    email: 'ana@lee.test',
    password: 'tres guineos',
    fullName: 'Ana Rivera',
    metadata: { accountType: 'teacher', language: 'es-PR', code: 'ABCDEFGHJK' },
  })
})

test('the role welcomed is the code’s, whatever was chosen', async () => {
  signUp.mockResolvedValue({ status: 'signedIn', person: { roles: ['director'] } })
  show({ accountType: 'teacher', code: 'ABCDE-FGHJK' })
  fill()
  press()
  await said('Te damos la bienvenida a Coquí Lee como director(a).')
})

test('a family’s kept code is used here, and not once more after the sign-in', async () => {
  localStorage.setItem('pending_family_code', 'ABCDE-FGHJK')
  signUp.mockResolvedValue({ status: 'signedIn', person: { roles: ['family'] } })
  show()
  fill()
  press()
  await said('Código familiar activado')
  await said('Su cuenta ha sido vinculada al estudiante correctamente')
  expect(localStorage.getItem('pending_family_code')).toBeNull()
})

test('a family’s kept code stays where the account was not opened', async () => {
  localStorage.setItem('pending_family_code', 'ABCDE-FGHJK')
  signUp.mockResolvedValue('unreachable')
  show()
  fill()
  press()
  await said('Error')
  expect(localStorage.getItem('pending_family_code')).toBe('ABCDE-FGHJK')
})

test.each([
  ['notCreated', 'No se pudo crear la cuenta'],
  ['failed', 'Error al crear la cuenta'],
])('%s is told in a toast', async (failure, text) => {
  signUp.mockResolvedValue(failure)
  show({ accountType: 'teacher', code: 'ABCDE-FGHJK' })
  fill()
  press()
  await said('Error')
  await said(text)
  expect(onHasAccount).not.toHaveBeenCalled()
})

test.each([
  ['codeInvalid', 'Código institucional', 'Código de acceso inválido'],
  ['familyCodeInvalid', 'Código institucional', 'Código familiar inválido'],
  ['passwordRefused', 'Contraseña', 'La contraseña debe tener al menos 6 caracteres'],
])('%s is told in a toast, and at the field until it changes', async (failure, label, text) => {
  signUp.mockResolvedValue(failure)
  show({ accountType: 'teacher', code: 'ABCDE-FGHJK' })
  fill()
  press()
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  const field = screen.getByLabelText(label)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  type(label, 'ABCDE-FGHJM')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getAllByText(text)).toHaveLength(1)
})

test('an account that is there already leads to the other tab', async () => {
  signUp.mockResolvedValue('alreadyRegistered')
  show({ accountType: 'teacher', code: 'ABCDE-FGHJK' })
  fill()
  press()
  await said('Esta cuenta ya existe')
  await said('Usa "Iniciar Sesión" para acceder')
  expect(onHasAccount).toHaveBeenCalledOnce()
})
