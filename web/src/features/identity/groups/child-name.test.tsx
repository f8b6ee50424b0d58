// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { changeStudent } from '#shared/identity/routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { ChildName } from './child-name.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['identity', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('a name is written anew where it stands: too short a one is led to, the same one is not sent', async () => {
  call.mockResolvedValue({})
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <ChildName groupId="k" id="ana" fullName="Ana Vega" hasAccount>
          Ana Vega
        </ChildName>
      </Toasts>
    </QueryClientProvider>,
  )
  const open = () => fireEvent.click(screen.getByRole('button', { name: /Ana Vega/ }))
  const field = () => screen.getByRole('textbox')
  const save = () => fireEvent.submit(field())
  open()
  save()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(call).not.toHaveBeenCalled()
  open()
  fireEvent.change(field(), { target: { value: ' A ' } })
  save()
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(call).not.toHaveBeenCalled()
  fireEvent.change(field(), { target: { value: ' Ana Vega Ruiz ' } })
  save()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(call.mock.calls.map(([route, { body }]) => [route, body])).toEqual([
    [changeStudent, { fullName: 'Ana Vega Ruiz' }],
  ])
})
