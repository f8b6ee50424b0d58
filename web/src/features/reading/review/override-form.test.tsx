// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Override } from '#shared/reading/override.ts'
import { overrideWord } from '#shared/reading/routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { OverrideForm } from './override-form.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const client = newQueryClient()
const invalidated = vi.spyOn(client, 'invalidateQueries')
const path = { studentId: 'ana', finishedAt: '2026-11-16T14:00:00.000Z', readingId: 'r1' }
const scored = { outcome: 'omission', heard: null, expected: 'mar' } as never

function Word() {
  const [overrides, set] = useState<readonly Override[]>([])
  return (
    <OverrideForm
      path={path}
      word={{ index: 4, word: 'mar' } as never}
      scored={scored}
      override={overrides[0]}
      language="es-PR"
      mayChange
      onChanged={changed => set(changed.overrides)}
    />
  )
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await act(async () => undefined)
}
const sent = () => call.mock.calls.map(([, { body }]) => body)

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined
  await beginSpeaking('/')
  await i18next.loadNamespaces(['reading', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('a word is heard otherwise for a reason, and as the engine heard it again', async () => {
  call.mockImplementation(async (_, { body }) => ({
    overrides: body.outcome === 'omission' ? [] : [{ ...body, by: 't', at: path.finishedAt }],
  }))
  render(
    <QueryClientProvider client={client}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <Word />
      </Toasts>
    </QueryClientProvider>,
  )
  await press('Cambiar')
  expect(document.activeElement).toBe(screen.getByLabelText('Qué pasó'))
  expect(screen.getByLabelText('Razón').getAttribute('aria-invalid')).toBe('true')
  expect(call).not.toHaveBeenCalled()
  choose('Qué pasó', 'correct')
  choose('Razón', 'noise')
  call.mockRejectedValueOnce(new Refusal({ code: 'kernel.notAllowed', status: 403 }))
  await press('Cambiar')
  expect((await screen.findByRole('alert')).textContent).toBe('Tu cuenta no puede hacer esto.')
  await press('Cambiar')
  expect(await screen.findByText('«mar» cambiada.')).toBeTruthy()
  expect(screen.getByText(/Corregida: /)).toBeTruthy()
  expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])).toEqual(overrideWord.invalidates)
  await press('Deshacer')
  await waitFor(() => expect(screen.queryByText(/Corregida: /)).toBeNull())
  expect(sent().at(-1)).toEqual({ word: 4, outcome: 'omission', reason: 'noise' })
})
