// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { noPlacements, notPlaced, type Placement } from '#shared/reading/placement.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { keepSession } from './kept-session.ts'
import { PlacementOffer, useOffered } from './placement-offer.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/session.ts', () => ({ useSession: () => ({ status: 'signedOut' }) }))

const level = { language: 'es-PR', grade: '1', readings: 0, placed: null }
const answers: Record<string, unknown> = {}
call.mockImplementation(async ({ name }: RouteSpec) => answers[name])
const told = (placement: Placement, { readings = 0, grade = '1' } = {}) => {
  answers['reading/get-placement'] = { placements: { ...noPlacements.placements, 'es-PR': placement } }
  answers['progress/get-progress'] = { grade, levels: [{ ...level, readings }] }
  answers['identity/get-profile'] = { grade }
}

const begin = vi.fn()
function Offer() {
  const offered = useOffered('ana', 'es-PR')
  if (!offered) return <p>nothing</p>
  return <PlacementOffer personId="ana" language="es-PR" offered={offered} onBegin={() => begin(offered)} />
}
const show = () =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Offer />
    </QueryClientProvider>,
  )

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('placement')
})
beforeEach(() => {
  localStorage.clear()
  begin.mockReset()
})
afterEach(cleanup)

test('a child who has not read here yet is invited, once', async () => {
  told(notPlaced)
  show()
  expect(await screen.findByRole('heading', { name: '¡Ayuda al coquí a cruzar la charca!' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '¡Vamos!' }))
  expect(begin).toHaveBeenCalledWith({ asking: 0, from: '1' })
})

test('whoever does not want to is not asked again that day', async () => {
  told(notPlaced)
  const { unmount } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Ahora no' }))
  expect(screen.queryByRole('heading')).toBeNull()
  unmount()
  show()
  await vi.waitFor(() => expect(screen.queryByText('nothing')).toBeNull())
  expect(screen.queryByRole('heading')).toBeNull()
})

test('what was begun here goes on', async () => {
  told(notPlaced)
  keepSession('ana', {
    ...{ key: 'k', setHash: 'f', language: 'es-PR', asking: 0, from: '1' },
    ...{ probes: [], unheard: [], seconds: 0 },
  })
  show()
  expect(await screen.findByRole('button', { name: 'Sigue donde ibas' })).toBeDefined()
})

test('nobody is invited who was placed, or read enough, or is in Pre-K; whom a teacher asks, always', async () => {
  const last = { asking: 0, at: '2026-11-02T12:00:00.000Z', grade: '2' } as const
  for (const [placement, how] of [
    [{ ...notPlaced, last }, {}],
    [notPlaced, { readings: 3 }],
    [notPlaced, { grade: 'PK' }],
  ] as const) {
    told(placement, how)
    const { unmount } = show()
    await vi.waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(0))
    expect(await screen.findByText('nothing')).toBeDefined()
    unmount()
  }
  told({ asking: 1, askedAt: last.at, last }, { readings: 40, grade: 'PK' })
  show()
  expect(await screen.findByText('Tu maestra o maestro te invita a jugar otra vez.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '¡Vamos!' }))
  expect(begin).toHaveBeenCalledWith({ asking: 1, from: '1' })
})
