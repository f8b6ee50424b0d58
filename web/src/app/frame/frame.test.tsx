// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ROLES, type Role } from '#shared/kernel/standing.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { Screens } from '../router.tsx'

const state = vi.hoisted(() => ({ roles: [] as Role[] }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { personId: 'ana', email: '', roles: state.roles } }),
  holdSession: () => () => undefined,
  readSession: async () => undefined,
  bearer: async () => 'token',
}))
vi.mock('#web/lib/runtime-config.ts', () => ({
  knownFlags: () => ({}),
  runtimeConfig: () => new Promise(() => undefined),
}))

async function arrive(path: string, ...roles: Role[]) {
  state.roles = roles
  render(
    <MemoryRouter initialEntries={[path]}>
      <Screens />
    </MemoryRouter>,
  )
  await screen.findByRole('main', { hidden: true }, { timeout: 20_000 })
  await act(() => vi.dynamicImportSettled())
}
const tutorial = () => screen.queryByRole('button', { name: 'Saltar tutorial' })

const completed = (...accounts: string[]) =>
  localStorage.setItem(
    'gamification_onboarding_completed',
    JSON.stringify(Object.fromEntries(accounts.map(account => [account, true]))),
  )

beforeAll(async () => {
  // Nothing scrolls in jsdom.
  Element.prototype.scrollIntoView = () => undefined
  await beginSpeaking('/')
  await i18next.loadNamespaces(['onboarding', 'pending'])
})
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('scrollTo', () => undefined)
  completed('ana')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(ROLES)('the tutorial greets a %s, once', async role => {
  completed('leo')
  await arrive('/progress', role)
  expect(tutorial()).not.toBeNull()
  cleanup()
  completed('leo', 'ana')
  await arrive('/progress', role)
  expect(tutorial()).toBeNull()
})

test.each(ROLES)(
  'the summary card stands over every screen of a %s; who gathers nothing sees a preview',
  async role => {
    await arrive('/progress', role)
    const own = screen.queryByRole('region', { name: 'Tus logros' })
    const preview = screen.queryByRole('region', { name: /^Vista previa/ })
    expect([own !== null, preview !== null]).toEqual(role === 'student' ? [true, false] : [false, true])
    if (preview) expect(preview.textContent).toContain('Nivel 1 0 / 100 XP')
  },
)

test('whoever teaches and learns sees what they gathered', async () => {
  await arrive('/progress', 'teacher', 'student')
  expect(screen.getByRole('region', { name: 'Tus logros' })).toBeTruthy()
})

test('what is not built yet says what will come, and leads to what is there', async () => {
  await arrive('/assessment-admin', 'teacher')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Creación de evaluaciones')
  expect(main.getByText('Próximamente')).toBeTruthy()
  const links = main.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/comprehensive-dashboard', '/ai-analysis']))
})

test('/compliance leads on, and its entry is the one that is marked', async () => {
  await arrive('/compliance', 'director')
  expect(document.title).toBe('Cumplimiento · Coquí Lee')
  const marked = screen.getAllByRole('link', { current: 'page' })
  expect(marked.map(link => link.textContent)).toEqual(['Cumplimiento'])
})

test('the menu of staff comes in a drawer on a phone, that of children under the thumb too', async () => {
  await arrive('/progress', 'teacher')
  expect(screen.queryByRole('navigation', { name: 'Menú corto' })).toBeNull()
  const opener = screen.getAllByRole('button', { name: 'Abrir el menú' }).at(-1)
  if (opener) fireEvent.click(opener)
  const drawer = within(await screen.findByRole('dialog', { name: 'Coquí Lee' }))
  fireEvent.click(drawer.getByRole('link', { name: 'Mapa de calor' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a network that is said, to children and to staff in their own words', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await arrive('/progress', 'teacher')
  const notice = () => screen.queryByText(/^Sin conexión\./)
  expect(notice()).toBeNull()
  online.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(notice()).not.toBeNull()
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(notice()).toBeNull()
})
