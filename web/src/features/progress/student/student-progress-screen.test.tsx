// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import type { Level, Progress } from '#shared/progress/schema.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { StudentProgressScreen } from './student-progress-screen.tsx'

const { call, person } = vi.hoisted(() => ({ call: vi.fn(), person: { roles: ['student'] } }))
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/content.ts', () => ({ useTexts: () => ({ data: [], error: null, fetchStatus: 'idle' }) }))
vi.mock('#web/lib/session.ts', () => ({ useSession: () => ({ status: 'signedIn', person }) }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['progress', 'family'])
})
afterEach(() => {
  call.mockReset()
  cleanup()
})

const readings = {
  ...nothingRead,
  aloud: 3,
  wordsCorrect: 114,
  wordsAttempted: 120,
  wordsTapped: 10,
  paceTenths: 900,
  paced: 3,
  bestPace: 34,
  literalAsked: 6,
  literalRight: 5,
  inferentialAsked: 4,
  inferentialRight: 1,
}
const moved = (way: 'up' | 'down'): Level['moved'] => ({
  at: '2026-11-18T15:00:00.000Z',
  way,
  from: 'K',
  to: '1',
  texts: 3,
  ofGrade: 'K',
  accuracy: 0.97,
})

async function show(way: 'up' | 'down', { week = '' } = {}) {
  const level = { language: 'es-PR', skill: 'reading', grade: '1', rating: 4, readings: 3 } as const
  const progress: Progress = {
    grade: week ? '2' : 'K',
    today: '2026-11-20',
    weeks: [
      {
        week: '2026-11-16',
        readings: { 'es-PR': readings },
        activities: { Matemáticas: { finished: 2, scoreThousandths: 900 } },
      },
    ],
    levels: [{ ...level, moved: moved(way), placed: null }],
    finishedTexts: [],
    days: [],
    weakSounds: [],
    goals: [],
  }
  const answers: Readonly<Record<string, unknown>> = {
    'progress/list-report-weeks': {
      weeks: week
        ? [{ week, days: 1, readings: 1, words: 40, activities: 0, on: [week], languages: {} }]
        : [],
    },
    'reading/list-student-work': { readings: [], practices: [] },
  }
  call.mockImplementation(async ({ name }: RouteSpec) =>
    name.startsWith('streaks') ? {} : (answers[name] ?? progress),
  )
  const { container } = render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter initialEntries={[`/student-progress?student=ana${week && `&week=${week}`}`]}>
        <StudentProgressScreen sounds={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: week ? /^La semana de/ : 'Esta semana' })
  return () => container.textContent ?? ''
}

test('a child reads how much it did and found, and neither pace nor percent', async () => {
  person.roles = ['student']
  const said = await show('up')
  expect(said()).not.toMatch(/%|por minuto|ritmo|precisión/i)
  expect(said()).toContain('124')
  expect(said()).toContain('5de 6 preguntas')
  expect(said()).toContain('1de 4 preguntas')
  expect(said()).toContain('Leíste muy bien 3 textos de Kínder: ¡ahora lees 1.er grado!')
})

test('an easier level is told a child as a good place, not as a fall', async () => {
  person.roles = ['student']
  const said = await show('down')
  expect(said()).toContain('Ahora lees textos de 1.er grado')
  expect(said()).not.toMatch(/baja|sube|%/)
})

test('who looks at a child reads its pace, its percents, and why', async () => {
  person.roles = ['admin']
  const said = await show('up')
  expect(said()).toContain('Mejor ritmo34 por minuto')
  expect(said()).toContain('Precisión95 %')
  expect(said()).toContain('Comprensión literal83 %')
  expect(said()).toContain('45 % a la primera')
  expect(said()).toContain('Leyó 3 textos de Kínder con 97 % de precisión: sube a 1.er grado.')
})

test('what staff print for a family is for a child of that grade', async () => {
  person.roles = ['admin']
  const said = await show('up', { week: '2026-11-20' })
  expect(said()).toContain('2.º grado')
  // In kindergarten it would be letters on signs.
  expect(said()).toContain('pregúntale: ¿por qué crees que hizo eso?')
})
