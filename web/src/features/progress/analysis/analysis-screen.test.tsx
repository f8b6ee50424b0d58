// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Analysis } from '#shared/generation/analysis.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { groupFindings, toldOf } from '#shared/progress/analysis.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'
import { expectedPace } from '#shared/reading/expected-pace.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { AnalysisScreen } from './analysis-screen.tsx'

const { call, isOn } = vi.hoisted(() => ({ call: vi.fn(), isOn: vi.fn(() => true) }))
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/is-open.ts', () => ({ isOn, isOpen: () => true }))
vi.mock('#web/lib/content.ts', () => ({
  useTexts: () => ({ data: [] }),
  useSounds: () => ({ data: [{ id: 'es-rr', letters: 'rr' }] }),
}))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({
    status: 'signedIn',
    person: { personId: 't', email: '', roles: ['teacher'], schoolId: 's' },
  }),
}))

const TODAY = '2026-11-20'
const rr = { sound: 'es-rr', read: 20, missed: 5 } as const
const none = { asked: 0, right: 0 }
const sounds = { known: 2, firm: 1, weakest: rr, weak: [rr] }
const children = Array.from(
  { length: 5 },
  (_, n) =>
    ({
      studentId: `s${n}`,
      grade: '2',
      lastSeenOn: TODAY,
      week: '2026-11-16',
      readings: 1,
      words: 40,
      activities: 0,
      languages: {
        'es-PR': {
          grade: '2',
          readings: 9,
          moved: null,
          accuracy: 0.93,
          wordsCorrectPerMinute: 60,
          latest: [0.93, 0.94, 0.92],
          literal: none,
          inferential: none,
          sounds: n < 2 ? sounds : { known: 3, firm: 3, weakest: null, weak: [] },
        },
      },
      literal: none,
      inferential: none,
      subjects: {},
    }) satisfies ChildSummary,
)
const findings = toldOf(
  groupFindings(children, { today: TODAY, declared: new Set(), expected: expectedPace }),
)
const at = `${TODAY}T15:00:00.000Z`
const written: Analysis = {
  analysisId: 'a',
  state: 'written',
  askedAt: at,
  settledAt: at,
  page: {
    day: TODAY,
    writtenAt: at,
    findings,
    sentences: [
      { text: { 'es-PR': 'Leyeron 5 de 5.', 'en-US': '5 of 5 read.' }, of: [0] },
      { text: { 'es-PR': 'Practiquen {sound}.', 'en-US': 'Practice {sound}.' }, of: [3, 2] },
    ],
    modelId: 'coqui.rules-v1',
  },
}

function show(
  analysis: Analysis | null,
  reply: () => unknown = () => ({ analysisId: 'b', askedAt: at, day: TODAY }),
) {
  const group = { groupId: 'k', name: 'Segundo A', active: true, teacherIds: ['t'], students: 5 }
  const answers: Record<string, () => unknown> = {
    'identity/list-groups': () => ({ groups: [group] }),
    'identity/get-roster': () => ({
      group,
      students: children.map(({ studentId }) => ({ studentId, fullName: `Ana ${studentId}` })),
      expected: [],
    }),
    'progress/get-group-progress': () => ({ today: TODAY, children }),
    'schools/get-calendar': () => ({ declared: [] }),
    'generation/get-group-analysis': () => ({ analysis }),
    'progress/ask-group-analysis': reply,
  }
  call.mockImplementation(async ({ name }: RouteSpec) => answers[name]?.())
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter initialEntries={['/ai-analysis?group=k']}>
        <AnalysisScreen madeBy={modelId => <p>by {modelId}</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
  await beginSpeaking('/')
  await i18next.loadNamespaces(['progress', 'analysis', 'shell'])
})
afterEach(() => {
  call.mockReset()
  cleanup()
  isOn.mockReturnValue(true)
})

test('each sentence leads to the figures that it rests on, with who wrote it, and the sound by its letters', async () => {
  show(written)
  expect(await screen.findByText('by coqui.rules-v1')).toBeTruthy()
  const [first, second] = screen.getAllByText(/^(Leyeron|Practiquen)/)
  expect(second?.textContent).toContain('Practiquen «rr».')
  expect(first && within(first).getByRole('link', { name: 'Ver el dato 1' }).getAttribute('href')).toBe(
    '#figure-1',
  )
  const marks = second ? within(second).getAllByRole('link') : []
  expect(marks.map(mark => mark.getAttribute('href'))).toEqual(['#figure-4', '#figure-3'])
  for (const mark of marks)
    expect(document.querySelector(mark.getAttribute('href') ?? '')?.textContent).toContain('Se basa en')
  // Names stand beside the figures, as the roster has them.
  expect(document.querySelector('#figure-4')?.textContent).toContain('Ana s0')
  // They are today's figures: rules have nothing else to say.
  expect(screen.queryByRole('heading', { name: 'Lo que muestran los datos de hoy' })).toBeNull()
})

test('what was written of other figures is dated, and what rules say today stands below', async () => {
  const [week, ...rest] = findings
  const older = {
    ...written.page,
    findings: [{ ...week, figures: { ...week?.figures, readers: 3 } }, ...rest],
    day: '2026-11-13',
  }
  show({ ...written, page: older } as Analysis)
  expect(await screen.findByRole('heading', { name: /^En prosa, con los datos del 13 nov/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Lo que muestran los datos de hoy' })).toBeTruthy()
  expect(screen.getByText(/^Escrito por reglas publicadas/)).toBeTruthy()
})

test('until a page is there, and where none came, rules say what figures show', async () => {
  show(null, () => ({ analysisId: 'b', askedAt: at, day: TODAY }))
  expect(await screen.findByText('Esta semana leyeron 5 de 5 estudiantes.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Pedir una página escrita' }))
  expect(await screen.findByText(/^Se está escribiendo/)).toBeTruthy()
  expect(screen.getByText('Esta semana leyeron 5 de 5 estudiantes.')).toBeTruthy()
  cleanup()
  show({ analysisId: 'a', state: 'refused', why: 'checks', askedAt: at, settledAt: at })
  expect(await screen.findByText(/no pasó la revisión/)).toBeTruthy()
  expect(screen.getByText('Esta semana leyeron 5 de 5 estudiantes.')).toBeTruthy()
})

test('where no model writes nothing is asked for, and rules say it', async () => {
  isOn.mockReturnValue(false)
  show(written)
  expect(await screen.findByText('Esta semana leyeron 5 de 5 estudiantes.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Pedir/ })).toBeNull()
  expect(screen.queryByText('by coqui.rules-v1')).toBeNull()
  expect(call.mock.calls.filter(([{ name }]) => name === 'generation/get-group-analysis')).toEqual([])
})
