// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { storeItem } from '#shared/coins/items.ts'
import { buyItem } from '#shared/coins/store-routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { BuyDialog } from './buy-dialog.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#web/lib/client.ts', () => ({ call }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['errors', 'coins'])
})
afterEach(() => {
  cleanup()
  call.mockReset()
  vi.restoreAllMocks()
})

/** A cap that costs 30, of somebody who has so many coins, and what became of it. */
function show(balance: number) {
  const [closed, bought] = [vi.fn(), vi.fn()]
  const cap = storeItem('gorra') ?? expect.unreachable()
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <BuyDialog
          item={cap}
          appearance={{ animal: 'coqui' }}
          balance={balance}
          onClose={closed}
          onBought={bought}
        />
      </Toasts>
    </QueryClientProvider>,
  )
  return { closed, bought }
}
const buy = () => fireEvent.click(screen.getByRole('button', { name: /^Comprar/ }))

test('whoever has a coin too few is told how many are missing, and is offered no purchase', () => {
  show(29)
  expect(screen.getByText(/^Te falta 1 moneda/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Comprar/ })).toBeNull()
})

test.each([
  ['coins.insufficient', 'Monedas insuficientes'],
  ['kernel.notSignedIn', 'No autenticado'],
])('what the server refuses is told in the specified words: %s', async (code, words) => {
  const { closed, bought } = show(30)
  call.mockRejectedValue(new Refusal({ of: buyItem.name, code, status: 409 }))
  buy()
  expect(await screen.findByText('Error al gastar monedas')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(bought).not.toHaveBeenCalled()
})

test('without a network nothing is sent, now or later, and that is said', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { closed, bought } = show(30)
  buy()
  expect(await screen.findByText('Error al gastar monedas')).toBeTruthy()
  expect(screen.getByText('Sin internet no se puede comprar. Tus monedas siguen aquí.')).toBeTruthy()
  expect(closed).toHaveBeenCalled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await Promise.resolve()
  expect(call).not.toHaveBeenCalled()
  expect(bought).not.toHaveBeenCalled()
})
