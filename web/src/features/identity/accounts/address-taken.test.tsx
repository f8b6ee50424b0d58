// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { claimAddress, proveAddress } from '#shared/identity/address-routes.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { AddressTaken } from './address-taken.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
const refusal = (of: RouteSpec, code: string) => new Refusal({ of: of.name, code, status: 409 })

const onClaimed = vi.fn(async () => undefined)
const show = () =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={newQueryClient()}>
        <AddressTaken email="luz@escuela.test" onClaimed={onClaimed} />
      </QueryClientProvider>
    </Toasts>,
  )
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sí, envíame un código' }))
const claim = async (proof: string) => {
  fireEvent.change(await screen.findByLabelText('Código del correo'), { target: { value: proof } })
  fireEvent.click(screen.getByRole('button', { name: 'Es mío: crear mi cuenta' }))
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['errors', 'identity'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('a code is mailed, and whoever types it goes on to their account', async () => {
  call.mockImplementation(async route => (route === claimAddress ? { ticket: 'mine' } : {}))
  show()
  send()
  await claim('1234 5678')
  await waitFor(() => expect(onClaimed).toHaveBeenCalledWith('mine'))
  expect(call.mock.calls.map(([route, { body }]) => [route, body])).toEqual([
    [proveAddress, { email: 'luz@escuela.test', language: 'es-PR' }],
    [claimAddress, { email: 'luz@escuela.test', by: { proof: '12345678' } }],
  ])
})

test('what is no code, or not the one, is told at its field', async () => {
  call.mockImplementation(async route => {
    if (route === claimAddress) throw refusal(claimAddress, 'identity.proofInvalid')
    return {}
  })
  show()
  send()
  await claim('123')
  await screen.findByText('El código tiene ocho números.')
  await claim('12345678')
  await screen.findByText('Ese código no vale. Revísalo o pide otro.')
  expect(onClaimed).not.toHaveBeenCalled()
})

test('where no mail is sent, the school helps', async () => {
  call.mockRejectedValue(refusal(proveAddress, 'identity.noMail'))
  show()
  send()
  await screen.findByText('Aquí no se puede enviar correo. Pide ayuda a tu escuela.')
})
