// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import castle from '#shared/catalogue/content/texts/castillos-de-arena.json' with { type: 'json' }
import type { StudentText } from '#shared/generation/schema.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { StudentTexts } from './student-texts.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const asked = { askedAt: '2026-11-16T14:00:00.000Z', language: 'es-PR', grade: 'K', theme: 'sea' } as const
const texts: StudentText[] = [
  { ...asked, textId: 'a', state: 'ready', title: castle.title, textHash: 'h', modelId: 'coqui.rules-v1' },
  { ...asked, textId: 'b', state: 'refused', refused: { why: 'checks', findings: ['length: too long'] } },
  { ...asked, textId: 'c', state: 'asked' },
]
const show = (showsFindings: boolean) =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <StudentTexts studentId="ana" showsFindings={showsFindings} />
    </QueryClientProvider>,
  )

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['generation', 'errors', 'table'])
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('whoever is responsible sees what was made, and reads it as the child does', async () => {
  call.mockImplementation(async ({ name }: RouteSpec) =>
    name === 'generation/list-student-texts' ? { texts } : { text: texts[0], json: JSON.stringify(castle) },
  )
  show(true)
  await screen.findByText('Castillos de Arena')
  const [, ready, refused, waiting] = within(screen.getByRole('grid')).getAllByRole('row')
  expect(ready?.textContent).toContain('Castillos de Arena')
  expect(ready?.textContent).toContain('El mar · Kínder')
  expect(refused?.textContent).toContain('No entregado')
  expect(refused?.textContent).toContain('length: too long')
  expect(waiting?.textContent).toContain('Se está escribiendo')
  expect(screen.getAllByRole('button', { name: /^Leer/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Leer: Castillos de Arena, 16 nov 2026' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Castillos de Arena' }))
  expect(await dialog.findByText(castle.body[0] ?? '')).toBeTruthy()
  expect(dialog.getByText('Escrito con reglas, sin inteligencia artificial.')).toBeTruthy()
  expect(dialog.getAllByRole('listitem')).toHaveLength(castle.questions.length)
})

test('a family is told that a text did not come, and not what a check found', async () => {
  call.mockResolvedValue({ texts })
  show(false)
  expect(await screen.findByText(/no pasó la revisión/)).toBeTruthy()
  expect(screen.queryByText('length: too long')).toBeNull()
})

test('where nothing was asked for, that is said', async () => {
  call.mockResolvedValue({ texts: [] })
  show(true)
  expect(await screen.findByText('Todavía no ha pedido ningún texto.')).toBeTruthy()
})
