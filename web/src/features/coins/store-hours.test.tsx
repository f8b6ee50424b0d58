// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setStoreHours } from '#shared/coins/store-routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { StoreHours } from './store-hours.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['coins', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('a store opens after it closes, or it is said where it can be mended; closed at no time, it has no hours', async () => {
  const sent: unknown[] = []
  call.mockImplementation(async (route: object, { body }: { readonly body?: unknown }) => {
    if (route === setStoreHours) sent.push(body)
    return sent.at(-1) ?? { closed: { from: '08:00', until: '14:30' } }
  })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <StoreHours groupId="k" />
      </Toasts>
    </QueryClientProvider>,
  )
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  const opens = async (value: string) =>
    fireEvent.input(await screen.findByLabelText('Abre'), { target: { value } })
  await opens('08:00')
  save()
  await screen.findByText('Tiene que abrir después de cerrar.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Abre')))
  expect(sent).toEqual([])
  await opens('08:01')
  save()
  await waitFor(() => expect(sent).toEqual([{ closed: { from: '08:00', until: '08:01' } }]))
  fireEvent.click(await screen.findByRole('switch', { name: 'Cerrar en horas de clase' }))
  save()
  await waitFor(() => expect(sent.at(-1)).toEqual({}))
})
