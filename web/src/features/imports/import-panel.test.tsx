// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Import } from '#shared/kernel/import.ts'
import {
  applySchoolImport,
  checkSchoolImport,
  getSchoolImport,
  listSchoolVerdicts,
  openSchoolImport,
} from '#shared/schools/import-routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { schoolsApi } from './import-api.ts'
import { ImportPanel } from './import-panel.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const counts = { new: 2, changed: 1, unchanged: 40, ended: 0, skipped: 0, refused: 1 }
const at = (state: Import['state'], change: Partial<Import> = {}): Import => ({
  importId: 'i1',
  state,
  files: [{ name: 'schools.csv', bytes: 900 }],
  openedAt: '2026-11-16T14:00:00.000Z',
  progress: 0.25,
  counts,
  recoded: 0,
  ...change,
})
/** As the server has it by now. */
let stored = at('checking')
const applied = vi.fn()
const client = newQueryClient()
const invalidated = vi.spyOn(client, 'invalidateQueries')

function show() {
  call.mockImplementation(async route => {
    if (route === openSchoolImport)
      return { import: at('open'), uploads: [{ name: 'schools.csv', url: 'http://there' }] }
    if (route === checkSchoolImport || route === getSchoolImport) return stored
    if (route === applySchoolImport) return applied()
    if (route === listSchoolVerdicts) return { verdicts: [] }
    throw new Error(route.name)
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <Toasts label="Mensajes" closeLabel="Cerrar">
          <ImportPanel api={schoolsApi} />
        </Toasts>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const choose = async (name: string) => {
  const field = screen.getByLabelText('Escoger archivo CSV')
  fireEvent.change(field, { target: { files: [new File(['school_name'], name)] } })
  await act(async () => undefined)
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['imports', 'errors', 'job', 'table'])
})
afterEach(() => {
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a file is sent, checked, applied: each pass says how far it is, and only its end is what others read', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  )
  stored = at('checking')
  show()
  await choose('escuelas.csv')
  const bar = await screen.findByRole('progressbar', { name: 'Escuelas' })
  await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toMatch(/^25\s?%$/))
  stored = at('checked')
  const apply = await screen.findByRole('button', { name: 'Aplicar 3 cambios' }, { timeout: 3000 })
  applied.mockRejectedValueOnce(new Refusal({ code: 'schools.unknownImport', status: 404 }))
  fireEvent.click(apply)
  expect(await screen.findByText('Esta importación ya no está. Empieza otra.')).toBeTruthy()
  applied.mockResolvedValueOnce(at('applying'))
  stored = at('applying')
  fireEvent.click(apply)
  expect(await screen.findByText('Aplicando los cambios…')).toBeTruthy()
  expect(invalidated).not.toHaveBeenCalled()
  stored = at('applied')
  expect(await screen.findByRole('button', { name: 'Descargar el recibo' }, { timeout: 3000 })).toBeTruthy()
  const names = invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])
  expect(names).toEqual(applySchoolImport.invalidates)
})

test('what cannot be sent, and what did not arrive, is told; another file can be chosen', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 403 })),
  )
  show()
  const field = () => screen.getByLabelText('Escoger archivo CSV')
  const said = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
  expect([field().getAttribute('aria-invalid'), said()]).toEqual([null, undefined])
  await choose('escuelas.xlsx')
  // In a toast, and at the field.
  const noCsv = 'Ahí no hay ningún archivo CSV que se pueda importar.'
  expect(await screen.findAllByText(noCsv)).toHaveLength(2)
  expect([field().getAttribute('aria-invalid'), said()]).toEqual(['true', noCsv])
  expect(call).not.toHaveBeenCalled()
  await choose('escuelas.csv')
  await waitFor(() => expect(said()).toBe('El archivo no llegó completo. Trata otra vez.'))
})

test('an import that could not be read says why', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  )
  stored = at('failed', { problem: { code: 'missingColumns', file: 'schools.csv', columns: ['ore_region'] } })
  show()
  await choose('escuelas.csv')
  expect(await screen.findByText('En el archivo faltan las columnas: ore_region.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Escoger otro archivo' }))
  expect(screen.getByLabelText('Escoger archivo CSV')).toBeTruthy()
})
