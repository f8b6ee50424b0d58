// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { cancelAudioJob, getAudio, startAudioJob } from '#shared/audio/routes.ts'
import type { AudioJob, AudioTally, FailedSpeech } from '#shared/audio/schema.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { AudioScreen } from './audio-screen.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/runtime-config.ts', () => ({ runtimeConfig: async () => ({}) }))

const job: AudioJob = {
  jobId: 'j1',
  scope: { language: 'es-PR', sets: ['vocabulary'], grades: ['K'] },
  state: 'running',
  startedAt: '2026-11-16T14:00:00.000Z',
  total: 40,
  made: 9,
  failed: 1,
  billed: 12_000,
}
const tally = (grade: AudioTally['grade'], made: number): AudioTally => ({
  grade,
  set: 'vocabulary',
  total: 10,
  made,
  missing: (10 - made) * 50,
})
let stored: { tallies: AudioTally[]; job?: AudioJob; failures: FailedSpeech[] }
const commanded = vi.fn()

async function show() {
  call.mockImplementation(async (route, args) => (route === getAudio ? stored : commanded(route, args)))
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <AudioScreen kind="spelling" sets={['vocabulary', 'words']} />
      </Toasts>
    </QueryClientProvider>,
  )
  await screen.findByRole('grid')
}
const start = () => screen.getByRole('button', { name: /^Generar \d/ })
const press = async (button: HTMLElement) => {
  fireEvent.click(button)
  await act(async () => undefined)
}
const choose = (row: RegExp) =>
  fireEvent.click(within(screen.getByRole('row', { name: row })).getByRole('checkbox'))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['audio', 'errors', 'job', 'table'])
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('what lacks nothing is not asked for; what lacks is, at the cost that is said', async () => {
  stored = { tallies: [tally('K', 10), tally('1', 4)], failures: [] }
  await show()
  choose(/Kínder/)
  await press(start())
  expect(screen.getByRole('alert').textContent).toBe('Escoge grados a los que les falte audio.')
  expect(commanded).not.toHaveBeenCalled()
  choose(/Primero/)
  expect(start().textContent).toMatch(/^Generar 6 audios/)
  commanded.mockResolvedValueOnce(job)
  stored = { ...stored, job }
  await press(start())
  expect(commanded.mock.calls[0]?.[0]).toBe(startAudioJob)
  expect(commanded.mock.calls[0]?.[1]).toMatchObject({
    body: { language: 'es-PR', sets: ['vocabulary', 'words'], grades: ['K', '1'] },
  })
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  // One at a time.
  await press(start())
  expect(commanded).toHaveBeenCalledOnce()
})

test('without a set the first of them says so; Enter on a box sends nothing', async () => {
  stored = { tallies: [tally('1', 4)], failures: [] }
  await show()
  const first = screen.getByLabelText('Vocabulario de textos y lecciones')
  for (const box of [first, screen.getByLabelText('Palabras de los textos')]) fireEvent.click(box)
  await press(start())
  expect(document.activeElement).toBe(first)
  expect(fireEvent.keyDown(first, { key: 'Enter' })).toBe(false)
})

test('a job says how far it is and is cancelled; what failed is listed, and tried again', async () => {
  stored = { tallies: [tally('1', 4)], job, failures: [] }
  await show()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('10 de 40')
  commanded.mockRejectedValueOnce(new Refusal({ code: 'audio.jobOver', status: 409 }))
  await press(screen.getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByText('Ese trabajo ya terminó.')).toBeTruthy()
  expect(commanded.mock.calls[0]?.[1]).toMatchObject({ path: { jobId: 'j1' } })
  stored = {
    ...stored,
    job: { ...job, state: 'cancelled' },
    failures: [{ label: 'chiringa', grade: 'K', code: 'ThrottlingException' }],
  }
  commanded.mockResolvedValueOnce(stored.job)
  await press(screen.getByRole('button', { name: 'Cancelar' }))
  expect(commanded.mock.calls[1]?.[0]).toBe(cancelAudioJob)
  expect(await screen.findByText('chiringa')).toBeTruthy()
  await press(screen.getByRole('button', { name: 'Repetir lo que falló' }))
  expect(commanded.mock.calls[2]?.[1]).toMatchObject({ body: job.scope })
})
