// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { GroupScreen } from './group-screen.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/content.ts', () => ({ useTexts: () => ({ data: [] }), useSounds: () => ({ data: [] }) }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({
    status: 'signedIn',
    person: { personId: 't', email: '', roles: ['teacher'], schoolId: 's' },
  }),
}))

/** A group of so many with an account, and so many without; with what is counted of them, and where the address leads. */
function show(
  withAccount: number,
  expected: number,
  {
    children = [],
    at = '/',
    today = '2026-11-20',
  }: { children?: object[]; at?: string; today?: string } = {},
) {
  const group = { groupId: 'k', name: 'Kínder A', active: true, teacherIds: ['t'], students: 1 }
  const named = (count: number, of: (n: number) => object) => Array.from({ length: count }, (_, n) => of(n))
  const answers: Record<string, unknown> = {
    'identity/list-groups': { groups: [group] },
    'identity/get-roster': {
      group,
      students: named(withAccount, n => ({ studentId: `ana${n}`, fullName: `Ana ${n}` })),
      expected: named(expected, n => ({ rosterId: `luis${n}`, fullName: `Luis ${n}` })),
    },
    'progress/get-group-progress': { children, today },
    'schools/get-calendar': { declared: [] },
    'notifications/notify-families': { children: 1, left: 4 },
  }
  call.mockImplementation(async ({ name }: RouteSpec) => answers[name])
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <GroupScreen school={(_, show) => show('s')} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['progress', 'table', 'notices'])
})
afterEach(cleanup)

test('who read is counted of the roster, and who has no account is said with the way to open it', async () => {
  show(1, 8)
  expect(await screen.findByText(/^8 estudiantes de la lista no tienen cuenta todavía/)).toBeTruthy()
  expect(screen.getByText('de 9')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abrir sus cuentas' }).getAttribute('href')).toBe('/groups/k')
})

test('a group in which nobody has an account yet is not told as empty', async () => {
  show(0, 6)
  expect(await screen.findByText(/^Ninguno de los 6 estudiantes/)).toBeTruthy()
  expect(screen.queryByText('Este grupo todavía no tiene estudiantes.', { exact: false })).toBeNull()
})

test('a group with a whole roster says nothing of accounts', async () => {
  show(1, 0)
  expect(await screen.findByText('de 1')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Abrir sus cuentas' })).toBeNull()
})

test('a child whom to help is opened by their name', async () => {
  show(1, 0)
  const [inCard, inTable] = await screen.findAllByRole('link', { name: 'Ana 0' })
  expect(inCard?.getAttribute('href')).toBe('/reading-progress?group=k&student=ana0')
  expect(inTable?.getAttribute('href')).toBe(inCard?.getAttribute('href'))
})

const nothing = { asked: 0, right: 0 }
/** A child of whom this is counted. */
const counted = (n: number, of: object) => ({
  studentId: `ana${n}`,
  grade: '2',
  lastSeenOn: '2026-11-19',
  week: '2026-11-16',
  readings: 1,
  words: 40,
  activities: 0,
  languages: {},
  literal: nothing,
  inferential: nothing,
  subjects: {},
  ...of,
})
const spanish = (of: object) => ({
  languages: {
    'es-PR': {
      grade: '2',
      readings: 3,
      moved: null,
      accuracy: 0.94,
      wordsCorrectPerMinute: 30,
      latest: [0.94],
      literal: nothing,
      inferential: nothing,
      sounds: { known: 0, firm: 0, weakest: null, weak: [] },
      ...of,
    },
  },
})
const cellsOf = async (name: string) => {
  const row = within(await screen.findByRole('grid')).getByRole('row', { name: new RegExp(name) })
  return within(row)
    .getAllByRole('gridcell')
    .map(cell => cell.textContent?.trim())
}
const namesShown = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('link')
    .map(link => link.textContent)

test('a reason leads to the readings that it rests on', async () => {
  const child = counted(0, spanish({ latest: [0.8, 0.8, 0.8] }))
  show(1, 0, { children: [child] })
  const why = await screen.findByRole('link', { name: /^Ver en qué se basa: Sus últimas tres lecturas/ })
  expect(why.getAttribute('href')).toBe('/reading-progress?group=k&student=ana0&because=accuracy-es-PR')
})

test('accuracy says its reading level, a level that moved says so for four weeks, sounds missed most by letter', async () => {
  const moved = {
    way: 'up',
    from: '1',
    to: '2',
    at: '2026-10-24T15:00:00.000Z',
    texts: 3,
    ofGrade: '2',
    accuracy: 1,
  }
  const weak = ['es-rr', 'es-ch', 'es-n'].map(sound => ({ sound, read: 20, missed: 10 }))
  const sounds = { known: 5, firm: 2, weakest: weak[0], weak }
  show(1, 0, { children: [counted(0, spanish({ moved, sounds }))] })
  const cells = await cellsOf('Ana 0')
  expect(cells).toContainEqual(expect.stringMatching(/^2\.º grado ↑ \(subió el .*24.*\)$/))
  expect(cells).toContain('instrucción 94 %')
  expect(cells).toContain('rr · ch')
  cleanup()
  show(1, 0, { children: [counted(0, spanish({ moved, accuracy: 0.89 }))], today: '2026-11-21' })
  const later = await cellsOf('Ana 0')
  expect(later).toContain('2.º grado')
  expect(later).toContain('frustración 89 %')
})

test('the address narrows the table; whom to help stays whole', async () => {
  const children = [counted(0, spanish({ latest: [0.8, 0.8, 0.8] })), counted(1, { readings: 0 })]
  show(2, 0, { children, at: '/?rule=accuracy' })
  await screen.findByText('1 resultado')
  expect(namesShown()).toEqual(['Ana 0'])
  fireEvent.change(screen.getByLabelText('Necesita'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Esta semana'), { target: { value: 'no' } })
  expect(namesShown()).toEqual(['Ana 1'])
  fireEvent.change(screen.getByLabelText('Nivel de lectura'), { target: { value: '2' } })
  expect(screen.getByText('Nadie del grupo cumple con esto.')).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Ana 0' })).toBeTruthy()
})

test('those who are picked are put on paper alone, and everybody is back after it', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  show(3, 0)
  const row = within(await screen.findByRole('grid')).getByRole('row', { name: /Ana 1/ })
  fireEvent.click(within(row).getByRole('checkbox'))
  print.mockImplementation(() => expect(namesShown()).toEqual(['Ana 1']))
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir a 1' }))
  expect(print).toHaveBeenCalledOnce()
  fireEvent(window, new Event('afterprint'))
  expect(namesShown()).toEqual(['Ana 0', 'Ana 1', 'Ana 2'])
  vi.unstubAllGlobals()
})

test('a device whose clock is weeks off points to nobody who was here yesterday', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-15T15:00:00Z'), toFake: ['Date'] })
  show(1, 0, { children: [counted(0, {})] })
  expect(await screen.findByText('Nadie necesita ayuda especial hoy')).toBeTruthy()
  vi.useRealTimers()
})

test('a message goes to the families of those who are picked, and says how many more may be sent', async () => {
  show(3, 0)
  const row = within(await screen.findByRole('grid')).getByRole('row', { name: /Ana 1/ })
  fireEvent.click(within(row).getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Avisar a su familia' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Mensaje'), { target: { value: 'letsTalk' } })
  expect(dialog.getByText(/^No es nada malo/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Avisar a la familia de 1 estudiante' }))
  await vi.waitFor(() =>
    expect(call.mock.lastCall?.slice(0, 2)).toMatchObject([
      { name: 'notifications/notify-families' },
      { path: { groupId: 'k' }, body: { message: 'letsTalk', studentIds: ['ana1'] } },
    ]),
  )
})

test('the whole group’s families are told from its head', async () => {
  show(2, 0)
  fireEvent.click(await screen.findByRole('button', { name: 'Avisar a las familias del grupo' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Avisar a las familias de 2 estudiantes' }))
  await vi.waitFor(() =>
    expect(call.mock.lastCall?.[1]).toMatchObject({ body: { message: 'readTogether', studentIds: null } }),
  )
})
