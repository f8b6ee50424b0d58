// @vitest-environment jsdom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getProgress } from '#shared/progress/routes.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { keyOf, newQueryClient } from '#web/lib/query.ts'
import { PathScreen } from './path-screen.tsx'

const { call, castle } = vi.hoisted(() => ({
  call: vi.fn(),
  castle: {
    id: 'castillos',
    title: 'Castillos',
    language: 'es-PR',
    grade: 'K',
    difficulty: 'easy',
    hash: 'h',
  },
}))
vi.mock('#web/lib/client.ts', () => ({ call }))
const here = (data: unknown) => ({ data, error: null, isError: false, fetchStatus: 'idle' })
vi.mock('#web/lib/content.ts', () => ({ useTexts: () => here([castle]), useSounds: () => here([]) }))
vi.mock('#web/ui/art/text-picture.tsx', () => ({ TextPicture: () => null }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { roles: ['student'] } }),
}))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('path')
})
afterEach(() => {
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
  cleanup()
})

const progress: Progress = {
  grade: 'K',
  weeks: [],
  levels: [
    { language: 'es-PR', skill: 'reading', grade: 'K', rating: 1, readings: 0, moved: null, placed: null },
  ],
  finishedTexts: [],
  days: [],
  weakSounds: [],
  goals: [],
}

test('without a network the steps stand there with what is known', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const client = newQueryClient()
  client.setQueryData(keyOf(getProgress), progress)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PathScreen map={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('link', { name: 'Castillos' }, { timeout: 10_000 })).toBeTruthy()
})
