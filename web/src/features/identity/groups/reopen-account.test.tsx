// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { Reopen } from './reopen-account.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const show = (hasPictures = false) =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={newQueryClient()}>
        <Reopen schoolId="s" personId="p" lostEntry="deleted" hasPictures={hasPictures} />
      </QueryClientProvider>
    </Toasts>,
  )
const send = (email?: string) => {
  const field = screen.getByLabelText('Email con el que entrará')
  if (email !== undefined) fireEvent.change(field, { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Abrir de nuevo' }))
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['errors', 'identity'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('the address and the password are shown this once', async () => {
  const wayIn = { fullName: 'Ana', email: 'ana@lee.test', password: 'luna-sol-0001', temporary: true }
  call.mockResolvedValue({ wayIn })
  show()
  send(' ana@lee.test ')
  expect((await screen.findAllByText('luna-sol-0001')).length).toBeGreaterThan(0)
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    path: { schoolId: 's', personId: 'p' },
    body: { email: 'ana@lee.test' },
  })
})

test('an address that is somebody’s is told at the field', async () => {
  call.mockRejectedValue(
    new Refusal({ of: 'identity/reopen-account', code: 'identity.emailTaken', status: 409 }),
  )
  show()
  send('ana@lee.test')
  await screen.findByText('Ese email ya es de otra cuenta.')
})

test('for whom pictures open it, no address is needed', async () => {
  call.mockResolvedValue({})
  show(true)
  send()
  await screen.findByText('Listo: ya puede entrar con sus dibujos.')
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: {} })
})
