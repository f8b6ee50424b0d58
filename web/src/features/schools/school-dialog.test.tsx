// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addSchool, changeSchool } from '#shared/schools/routes.ts'
import type { School } from '#shared/schools/schema.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { SchoolDialog } from './school-dialog.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#web/lib/client.ts', () => ({ call }))

const sol: School = {
  schoolId: 'sol',
  name: 'Escuela del Sol',
  region: 'Humacao',
  municipio: 'Luquillo',
  active: true,
}

function show(opened: School | 'new') {
  const saved = vi.fn(() => ({ title: 'Escuela guardada' }))
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <SchoolDialog opened={opened} onClose={() => undefined} onSaved={saved} />
      </Toasts>
    </QueryClientProvider>,
  )
  return saved
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** What stands under a field. */
const saidAt = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await act(async () => undefined)
}

beforeAll(async () => {
  // The switch measures itself, which jsdom cannot.
  await beginSpeaking('/')
  await i18next.loadNamespaces(['errors', 'schools'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('what cannot be a school is told at its field, and not sent', async () => {
  show('new')
  await save()
  expect(saidAt('Municipio')).toBe('Escoge el municipio')
  write('Municipio', 'Luquillo')
  for (const odd of ['E', 'Escuela \u200fLuz', 'Escuela \ud83c', 'a'.repeat(1_000_000)]) {
    write('Nombre', odd)
    await save()
    expect(saidAt('Nombre')).toBe('De 2 a 120 letras, sin signos que no se ven.')
  }
  write('Nombre', 'Escuela Luz 🌺')
  write('Código (opcional)', 'Ñ 7')
  await save()
  expect(screen.getByLabelText('Código (opcional)').getAttribute('aria-invalid')).toBe('true')
  await act(async () => undefined)
  expect(call).not.toHaveBeenCalled()
})

test('a taken code or name is told at its field; the municipio gives the region', async () => {
  const refuse = (code: string, field: string) =>
    new Refusal({ of: addSchool.name, code, status: 409, details: { field } })
  call
    .mockRejectedValueOnce(refuse('schools.idTaken', 'schoolId'))
    .mockRejectedValueOnce(refuse('schools.nameTaken', 'name'))
    .mockResolvedValue(sol)
  const saved = show('new')
  write('Nombre', ' Escuela del Sol ')
  write('Municipio', 'Luquillo')
  write('Código (opcional)', 'sol')
  await save()
  const id = 'Código (opcional)'
  await waitFor(() => expect(saidAt(id)).toBe('Ya hay una escuela con ese identificador.'))
  write('Código (opcional)', '')
  await save()
  await waitFor(() => expect(saidAt('Nombre')).toBe('Ya hay una escuela con ese nombre en el municipio.'))
  write('Nombre', 'Escuela del Sol')
  await save()
  await waitFor(() => expect(saved).toHaveBeenCalledWith(sol))
  const { schoolId, ...body } = sol
  expect(call.mock.calls.map(([route, { body }]) => [route, body])).toEqual([
    [addSchool, { ...body, schoolId }],
    [addSchool, { ...body, schoolId: undefined }],
    [addSchool, { ...body, schoolId: undefined }],
  ])
})

test('a school is moved and closed', async () => {
  call.mockImplementation(async (_, { path, body }) => ({ ...path, ...body }))
  const saved = show(sol)
  write('Municipio', 'Ponce')
  fireEvent.click(screen.getByRole('switch', { name: 'Activa' }))
  await save()
  const moved = { ...sol, region: 'Ponce', municipio: 'Ponce', active: false }
  await waitFor(() => expect(saved).toHaveBeenCalledWith(moved))
  expect(call.mock.calls[0]?.[0]).toBe(changeSchool)
})
