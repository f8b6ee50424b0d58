// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { GroupScreen } from './group-screen.tsx'

const call = vi.hoisted(() => vi.fn())
const person = vi.hoisted(() => ({
  personId: 'd',
  email: '',
  roles: ['director'] as Role[],
  schoolId: 's',
}))
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/content.ts', () => ({ useTexts: () => ({ data: [] }), useSounds: () => ({ data: [] }) }))
vi.mock('#web/lib/session.ts', () => ({ useSession: () => ({ status: 'signedIn', person }) }))

const group = { active: true, teacherIds: ['t'], students: 24, grade: '2' }
const segundo = {
  groupId: 'segundo',
  children: 24,
  toHelp: 5,
  byRule: { accuracy: 3, silent: 2 },
  week: '2026-11-16',
  readers: 18,
  readings: 60,
  languages: {
    'en-US': { children: 20, below: 7, paces: [20, 60].map(pace => ({ grade: '2', pace })) },
  },
  literal: { asked: 10, right: 8 },
  inferential: { asked: 0, right: 0 },
  lastSeenOn: '2026-11-20',
}
const answers: Record<string, unknown> = {
  'identity/list-groups': {
    groups: [
      { ...group, groupId: 'kinder', name: 'Kínder A', grade: 'K' },
      { ...group, groupId: 'segundo', name: 'Segundo A' },
    ],
  },
  'progress/get-school-progress': { today: '2026-11-20', groups: [segundo] },
}

function show(at: string, schoolId: string | undefined = 's') {
  call.mockImplementation(async ({ name }: RouteSpec) => answers[name])
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <GroupScreen school={(_, show) => show(schoolId)} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['progress', 'table'])
})
afterEach(cleanup)

test('a director sees first in which group whom to help and why, and goes there in one press', async () => {
  show('/')
  expect(
    await screen.findByRole('heading', { name: '5 estudiantes a quienes ayudar hoy, en 1 grupo' }),
  ).toBeTruthy()
  const card = within(screen.getByRole('article', { name: 'Segundo A' }))
  expect(card.getByText('5 de 24 necesitan a alguien hoy. Por qué:')).toBeTruthy()
  expect(card.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Textos más fáciles: 3',
    'Volver a leer: 2',
  ])
  const link = card.getByRole('link', { name: 'Ver Segundo A' })
  expect(link.getAttribute('href')).toBe('/comprehensive-dashboard?group=segundo')
})

test('each group has a row, of whom nothing is counted too; the office comes back to its school', async () => {
  show('/?region=Humacao&school=s')
  const row = within(await screen.findByRole('row', { name: /Segundo A/ }))
  const cells = row.getAllByRole('cell').map(cell => cell.textContent)
  expect(cells).toEqual(expect.arrayContaining(['5', '18 de 24', '60', '7 de 20', '1 de 2', '80 %']))
  const link = row.getByRole('link', { name: 'Segundo A' })
  expect(link.getAttribute('href')).toBe('/comprehensive-dashboard?region=Humacao&school=s&group=segundo')
  expect(screen.getByRole('row', { name: /Kínder A/ }).textContent).toContain('–')
})

test('who has chosen no school is asked to', async () => {
  show('/', '')
  expect(await screen.findByText('Escoge una escuela para ver sus grupos.')).toBeTruthy()
})
