// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import spanish from '#shared/catalogue/content/placement/spanish.json' with { type: 'json' }
import { PlacementSet } from '#shared/catalogue/placement-set.ts'
import type { ListedText } from '#shared/catalogue/schema.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import type { Capture } from '#web/lib/recognition/recogniser.ts'
import { type PlacementSession, recallSession } from './kept-session.ts'
import { PlacementGame } from './placement-game.tsx'

/** How many of the words that stand there are said. */
const child = vi.hoisted(() => ({ says: 100 }))
vi.mock('#web/lib/recognition/open-recogniser.ts', () => ({
  openRecogniser: async () => ({
    recogniser: {
      kind: 'scripted',
      start: async ({ onWords, onState }: Capture) => {
        onState('capturing')
        const words = [...document.querySelectorAll('dialog [data-word]')].slice(0, child.says)
        const heard = words.map((word, n) => ({
          word: word.textContent?.replace(/[^\p{L}]/gu, '') ?? '',
          start: n * 0.3,
          end: (n + 1) * 0.3,
        }))
        if (heard.length > 0) onWords(heard, true)
      },
      stop: async () => undefined,
    },
  }),
}))
const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/use-library.ts', () => ({ useLibrary: () => ({ isOpen: () => true }) }))
vi.mock('#web/lib/stillness.ts', () => ({ prefersStillness: () => true }))
vi.mock('#web/lib/use-doing.ts', () => ({ useDoing: () => undefined }))
vi.mock('#web/lib/use-unfinished.ts', () => ({ useUnfinished: () => undefined }))

const sent: unknown[] = []
call.mockImplementation(async ({ name }: RouteSpec, { body }: { readonly body?: unknown }) => {
  if (name === 'reading/get-policy') return DEFAULT_POLICY
  sent.push(body)
  return { language: 'es-PR', placement: { asking: 0, askedAt: null, last: null } }
})

const set = PlacementSet.parse(spanish)
const begun: PlacementSession = {
  ...{ key: 'a-key', setHash: 'f'.repeat(64), language: 'es-PR', asking: 0, from: '1' },
  ...{ probes: [], unheard: [], seconds: 0 },
}
const text: ListedText = {
  ...{ id: 'mi-coqui', language: 'es-PR', grade: '2', title: 'Mi coquí', city: 'Ponce', category: 'story' },
  ...{ difficulty: 'easy', estimatedMinutes: 2, wpmTarget: 60, accuracyTarget: 0.9, words: 80, hash: 'h' },
}
const leave = vi.fn()

const show = () => {
  const game = (
    <PlacementGame personId="ana" set={set} begun={begun} texts={[text]} read={new Set()} onLeave={leave} />
  )
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: game }])} />
    </QueryClientProvider>,
  )
}
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }))
const readOne = async () => {
  await press('Leer')
  await press('Terminé')
}

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = () => undefined
  HTMLDialogElement.prototype.close = () => undefined
  HTMLElement.prototype.scrollIntoView = () => undefined
  await beginSpeaking('/')
  await i18next.loadNamespaces(['placement', 'reading'])
})
beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  child.says = 100
  leave.mockReset()
})
afterEach(cleanup)

test('each reading is a stone; what was heard is sent when the child has had enough, and a text follows', async () => {
  show()
  await readOne()
  expect(await screen.findByText('El coquí ya brincó 1 piedra.')).toBeDefined()
  expect(recallSession('ana', 'es-PR', 0)?.probes).toHaveLength(1)
  await readOne()
  expect(await screen.findByText('El coquí ya brincó 2 piedras.')).toBeDefined()
  await readOne()
  expect(await screen.findByText('El coquí ya brincó 3 piedras.')).toBeDefined()
  await press('Ya está por hoy')
  expect(await screen.findByRole('heading', { name: '¡El coquí cruzó la charca!' })).toBeDefined()
  expect(await screen.findByText('Guardado.')).toBeDefined()
  expect(sent).toMatchObject([
    { asking: 0, probes: [{ passed: false }, { passed: false }, { passed: false }] },
  ])
  expect(screen.getByRole('link', { name: /Mi coquí/ })).toBeDefined()
  // It is over here.
  expect(recallSession('ana', 'es-PR', 0)).toBeUndefined()
})

test('after one stone enough is too little to tell: it is kept, and goes on another day', async () => {
  show()
  await readOne()
  await screen.findByText('El coquí ya brincó 1 piedra.')
  await press('Ya está por hoy')
  expect(await screen.findByRole('heading', { name: '¡Gracias! El coquí te espera otro día.' })).toBeDefined()
  expect(sent).toEqual([])
  expect(recallSession('ana', 'es-PR', 0)?.probes).toHaveLength(1)
  expect(screen.queryByRole('link')).toBeNull()
})

test('one that is hard is let be, and an easier one comes', async () => {
  child.says = 2
  show()
  await press('Leer')
  await press('Dame otra')
  expect(await screen.findByText('¡Brincó! Vamos con otra.')).toBeDefined()
  expect(recallSession('ana', 'es-PR', 0)?.probes).toMatchObject([{ passed: true, heard: [{}, {}] }])
})

test('whom the microphone does not hear is not placed by silence', async () => {
  child.says = 0
  show()
  await readOne()
  expect(await screen.findByText('No te oí bien. Vamos con otra.')).toBeDefined()
  await readOne()
  expect(await screen.findByRole('heading', { name: 'Hoy no te puedo oír. Jugamos otro día.' })).toBeDefined()
  expect(sent).toEqual([])
})

test('no number, no mark and no clock is shown', async () => {
  show()
  await readOne()
  await screen.findByText('El coquí ya brincó 1 piedra.')
  expect(document.body.textContent).not.toMatch(/%|por minuto|segundos|errores/i)
})
