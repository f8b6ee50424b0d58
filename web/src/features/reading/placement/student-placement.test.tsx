// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { noPlacements, type Placement } from '#shared/reading/placement.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { StudentPlacement } from './student-placement.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const spanish = (placement: Placement) => ({ placements: { ...noPlacements.placements, 'es-PR': placement } })
const last = { asking: 0, at: '2026-11-02T16:00:00.000Z', grade: '2' } as const
const show = (mayAsk: boolean) =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <StudentPlacement studentId="ana" mayAsk={mayAsk} />
    </QueryClientProvider>,
  )

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['placement', 'reading'])
})
afterEach(cleanup)

test('a teacher sees where a child was placed and when, and asks for it anew', async () => {
  call.mockResolvedValueOnce(spanish({ asking: 0, askedAt: null, last }))
  show(true)
  expect(await screen.findByText('Español: se ubicó en 2.º grado el 2 nov.')).toBeDefined()
  expect(screen.getByText(/Inglés: todavía no se ha ubicado/)).toBeDefined()
  call.mockResolvedValueOnce(spanish({ asking: 1, askedAt: '2026-11-20T16:00:00.000Z', last }))
  fireEvent.click(screen.getByRole('button', { name: 'Pedirla otra vez: Español' }))
  expect(
    await screen.findByText('Español: pedida de nuevo el 20 nov. La última fue el 2 nov, en 2.º grado.'),
  ).toBeDefined()
  expect(call.mock.calls.at(-1)?.[1]).toMatchObject({
    path: { studentId: 'ana' },
    body: { language: 'es-PR', asking: 1 },
  })
  // It is asked for already.
  expect(screen.queryByRole('button', { name: /Español/ })).toBeNull()
})

test('whoever only looks asks for nothing', async () => {
  call.mockResolvedValueOnce(spanish({ asking: 0, askedAt: null, last }))
  show(false)
  expect(await screen.findByText(/se ubicó en 2.º grado/)).toBeDefined()
  expect(screen.queryAllByRole('button')).toEqual([])
})
