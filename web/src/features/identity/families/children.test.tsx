// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { Children } from './children.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/full-jitter.ts', () => ({ fullJitter: () => 0 }))

const amaya = { studentId: 'a', fullName: 'Amaya Vega', grade: 'K', since: '2026-11-01T12:00:00Z' }
const show = () =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter>
          <Children />
        </MemoryRouter>
      </QueryClientProvider>
    </Toasts>,
  )

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['identity', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('a link is ended after a question, and the list is asked for again', async () => {
  let children = [amaya]
  call.mockImplementation(async ({ name }: RouteSpec) => {
    if (name === 'identity/list-children') return { children }
    children = []
    return {}
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Desvincular' }, { timeout: 20_000 }))
  const dialog = within(screen.getByRole('dialog', { name: '¿Desvincular a Amaya Vega?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Desvincular' }))
  await screen.findByText('Ya no ves el progreso de Amaya Vega.', { selector: 'div' })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tus niños' })).toBeNull())
})

test('a linked child leads to how they read, by the name and by the first button', async () => {
  call.mockResolvedValue({ children: [amaya] })
  show()
  const byName = await screen.findByRole('link', { name: 'Amaya Vega' })
  expect(byName.getAttribute('href')).toBe('/reading-progress?student=a')
  const first = screen.getByRole('link', { name: 'Ver su progreso: Amaya Vega' })
  expect(first.getAttribute('href')).toBe('/family-portal?student=a')
})

test('children that did not arrive are not shown as none: they are asked for again', async () => {
  call.mockRejectedValue(new Refusal({ code: 'kernel.unexpected', status: 500 }))
  show()
  await screen.findByText(/^Los niños vinculados no llegaron/, undefined, { timeout: 20_000 })
  call.mockResolvedValue({ children: [amaya] })
  fireEvent.click(screen.getByRole('button', { name: 'Tratar otra vez' }))
  await screen.findByRole('link', { name: 'Amaya Vega' })
})
