// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { changeSchool, listCatalogue } from '#shared/schools/routes.ts'
import type { School } from '#shared/schools/schema.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { Component } from './schools-screen.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { roles: ['admin'] } }),
}))

const sol: School = {
  schoolId: 'sol',
  name: 'Escuela del Sol',
  region: 'Humacao',
  municipio: 'Luquillo',
  active: true,
}
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await act(async () => undefined)
}
const row = () => within(screen.getByRole('row', { name: /^Escuela/ }))

beforeAll(async () => {
  // The switch measures itself, which jsdom cannot.
  await beginSpeaking('/')
  await i18next.loadNamespaces(['errors', 'schools', 'table'])
})
afterEach(cleanup)

test('what was saved is seen at once, and can be taken back', async () => {
  call.mockImplementation(async (route, { path, body }) =>
    route === listCatalogue ? { schools: [sol] } : { ...path, ...body },
  )
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <Toasts label="Mensajes" closeLabel="Cerrar">
          <Component />
        </Toasts>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await press('Editar Escuela del Sol')
  fireEvent.input(screen.getByLabelText('Nombre'), { target: { value: 'Escuela Alba' } })
  await press('Guardar')
  expect(row().getByText('Escuela Alba')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Deshacer')
  expect(row().getByText('Escuela del Sol')).toBeTruthy()
  const { schoolId, ...body } = sol
  const changes = call.mock.calls.filter(([route]) => route === changeSchool)
  expect(changes.map(([, args]) => [args.path, args.body])).toEqual([
    [{ schoolId }, { ...body, name: 'Escuela Alba' }],
    [{ schoolId }, body],
  ])
  // The list lags behind: it was asked for once.
  expect(call.mock.calls.filter(([route]) => route === listCatalogue)).toHaveLength(1)
})
