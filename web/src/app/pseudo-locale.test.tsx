// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { ROLES, type Role } from '#shared/kernel/standing.ts'
import { Landing } from '#web/features/landing/landing.tsx'
import { units } from '#web/features/landing/units.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { Screens } from './router.tsx'
import { screens } from './routes.ts'

// Every letter of every text is a dot, so what letters a page still has were written into the code.
const state = vi.hoisted(() => ({ roles: [] as Role[] }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () =>
    state.roles.length > 0
      ? { status: 'signedIn', person: { personId: 'p', email: '', roles: state.roles } }
      : { status: 'signedOut' },
  readSession: async () => undefined,
  bearer: async () => 'token',
  takeGoogleError: () => undefined,
}))
vi.mock('#web/lib/runtime-config.ts', () => ({
  knownFlags: () => ({}),
  runtimeConfig: () => new Promise(() => undefined),
}))

vi.mock('#web/i18n/landing.ts', async load => {
  const real = await load<typeof import('#web/i18n/landing.ts')>()
  return { ...real, landing: { 'es-PR': dotted(real.landing['es-PR']) } }
})

/** Texts without letters; their parameters stay. */
function dotted<T>(texts: T): T {
  return JSON.parse(JSON.stringify(texts), (_, text) =>
    typeof text === 'string'
      ? text.replace(/\{\{\w+\}\}|\p{L}/gu, part => (part.length > 2 ? part : '·'))
      : text,
  )
}

const namespaces = [
  'notices',
  ...Object.keys(import.meta.glob(['../i18n/es/*.json', '!../i18n/es/landing.json'])).map(path =>
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
  ),
]

/** The same in every language: the product's name, the sign of its points, a key of the keyboard, towns, cycles of grades. */
const EVERYWHERE = new RegExp(
  ['Coquí Lee', '\\bXP\\b', '\\bF8\\b', ...units.flatMap(({ city, cycle }) => [city, cycle])].join('|'),
  'g',
)
const letters = (text: string | null) => (text ?? '').replace(EVERYWHERE, '').match(/\p{L}+/gu) ?? []

/** The words of a page, but for what is marked with a language of its own. */
function hardCoded(): string[] {
  const found: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    // A key is called as it is printed.
    if (element.closest('[lang]:not(html), script, style, kbd')) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      found.push(...letters(element.getAttribute(name)))
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) found.push(...letters(node.textContent))
  }
  return found
}

async function show(path: string, ...roles: Role[]) {
  state.roles = roles
  render(
    <MemoryRouter initialEntries={[path]}>
      <Screens />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(document.querySelector('main')?.firstElementChild).toBeTruthy(), 20_000)
  // What comes in a chunk of its own.
  await act(() => vi.dynamicImportSettled())
  // A screen that breaks says only that it broke.
  expect(vi.mocked(console.error).mock.calls.filter(([said]) => /caught/.test(String(said)))).toEqual([])
}

beforeAll(async () => {
  // Nothing scrolls in jsdom.
  Element.prototype.scrollIntoView = () => undefined
  await beginSpeaking('/')
  await i18next.loadNamespaces(namespaces)
  for (const namespace of namespaces) {
    const texts: unknown = i18next.getResourceBundle('es-PR', namespace)
    // Both languages, since some paths are marked with the other one.
    for (const language of LANGUAGES)
      i18next.addResourceBundle(language, namespace, dotted(texts), true, true)
  }
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const someOf = ({ path }: { readonly path: string }) => path.replace(/:\w+/g, 'x').replace('*', '/no-existe')

// What is not built yet looks the same everywhere: the shells below stand at one of them. The landing page speaks
// by itself.
const built = screens.filter(({ kind, title }) => kind === 'screen' && title !== 'landing')
test.each(built.map(screen => [someOf(screen), screen.roles] as const))(
  '%s says nothing that is not translated',
  async (path, roles) => {
    await show(path, ...(roles === 'anyone' ? [] : (['admin'] as const)))
    expect(hardCoded()).toEqual([])
  },
)

test.each(ROLES)('the shell of %s says nothing that is not translated', async role => {
  await show('/progress', role)
  expect(hardCoded()).toEqual([])
})

test('the landing page says nothing that is not translated', () => {
  render(<Landing language="es-PR" />)
  expect(document.querySelector('h1')?.textContent).toContain('·')
  expect(hardCoded()).toEqual([])
})
