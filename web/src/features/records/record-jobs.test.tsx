// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { askErasure, getExport, listRecordJobs } from '#shared/records/routes.ts'
import type { RecordJob } from '#shared/records/schema.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { RecordJobs } from './record-jobs.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const job = (change: Partial<RecordJob>): RecordJob => ({
  jobId: 'j1',
  kind: 'export',
  state: 'working',
  tables: 6,
  ofTables: 24,
  rows: 1200,
  askedAt: '2026-11-16T14:00:00.000Z',
  ...change,
})
/** What the server knows by now. */
let jobs: readonly RecordJob[] | Refusal = []
const asked = vi.fn()

async function show() {
  call.mockImplementation(async (route, args) => {
    if (route !== listRecordJobs) return asked(route, args)
    if (jobs instanceof Refusal) throw jobs
    return { jobs }
  })
  const gone = vi.fn()
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <RecordJobs studentId="amaya" fullName="Amaya Ortiz" onGone={gone} />
      </Toasts>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Datos de Amaya Ortiz' }))
  await screen.findByRole('button', { name: 'Borrar todo' })
  return gone
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => undefined)
}
const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['records', 'errors', 'job', 'audit'])
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  jobs = []
})

test('each job says how far it is; a copy that is ready is fetched, and what is refused is told', async () => {
  jobs = [job({}), job({ jobId: 'j2', state: 'done', expiresAt: '2026-11-23T14:00:00.000Z' })]
  await show()
  const bar = await screen.findByRole('progressbar')
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^25\s?%$/)
  asked.mockRejectedValueOnce(new Refusal({ code: 'records.notReady', status: 409 }))
  await press('Descargar')
  expect(asked).toHaveBeenCalledWith(getExport, { path: { studentId: 'amaya', jobId: 'j2' } })
  expect(await screen.findByText('Esa copia no está lista o ya venció.')).toBeTruthy()
})

test('nothing is erased without a reason and the whole name; then the list is asked for again', async () => {
  await show()
  await press('Borrar todo')
  await press('Borrar todo')
  const reason = screen.getByLabelText('¿Por qué?')
  expect(document.activeElement).toBe(reason)
  fireEvent.change(reason, { target: { value: 'moved' } })
  write(/^Para borrar/, 'Amaya')
  await press('Borrar todo')
  expect(screen.getByText('El nombre no es igual.')).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
  write(/^Para borrar/, ' Amaya Ortiz ')
  jobs = [job({ kind: 'erasure' })]
  asked.mockResolvedValueOnce(job({ kind: 'erasure' }))
  await press('Borrar todo')
  await screen.findByRole('progressbar')
  expect(asked.mock.calls[0]?.[0]).toBe(askErasure)
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    path: { studentId: 'amaya' },
    body: { reason: 'moved' },
  })
  expect(screen.queryByRole('button', { name: 'Preparar una copia' })).toBeNull()
})

test('a copy needs the reason only; once nothing is left it says so', async () => {
  const gone = await show()
  await press('Preparar una copia')
  expect(screen.queryByLabelText(/^Para borrar/)).toBeNull()
  fireEvent.change(screen.getByLabelText('¿Por qué?'), { target: { value: 'familyAsked' } })
  jobs = new Refusal({ code: 'kernel.notFound', status: 404 })
  asked.mockResolvedValueOnce(job({}))
  await press('Preparar una copia')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Ya no queda nada/))
  fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar' }).at(-1) ?? expect.unreachable())
  expect(gone).toHaveBeenCalled()
})
