// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Roster } from '#shared/identity/group.ts'
import { openPreReader } from '#shared/identity/group-routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { PictureAccounts } from './picture-accounts.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const roster: Roster = {
  group: {
    groupId: 'g',
    schoolId: 's',
    name: 'Kínder A',
    grade: 'K',
    schoolYear: 2026,
    teacherIds: ['ana'],
    students: 3,
    active: true,
    classCode: 'KYNDERPR',
  },
  students: [],
  expected: ['ana', 'leo', 'mia'].map(rosterId => ({ rosterId, fullName: `${rosterId} Cruz` })),
}
const show = (of = roster) => (
  <Toasts label="Mensajes" closeLabel="Cerrar">
    <QueryClientProvider client={client}>
      <PictureAccounts roster={of} />
    </QueryClientProvider>
  </Toasts>
)
let client = newQueryClient()
/** What was sent, child by child. */
const sent = () => call.mock.calls.flatMap(([route, args]) => (route === openPreReader ? [args] : []))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('identity')
})
beforeEach(() => {
  client = newQueryClient()
  call.mockReset()
})
afterEach(cleanup)

const lost = () => new Refusal({ of: openPreReader.name, code: 'client.unreachable', status: 0 })

test('whose answer was lost is sent again as they were, though the roster awaits them no more', {
  timeout: 30_000,
}, async () => {
  let isOffline = true
  call.mockImplementation(async (_, { path }) => {
    if (isOffline && path.rosterId === 'leo') throw lost()
    return {}
  })
  const { rerender } = render(show())
  press('Abrir cuentas con dibujos a los 3 sin cuenta')
  await screen.findByRole('heading', { name: '1 cuenta abierta' }, { timeout: 20_000 })
  // The account of the second is open; nobody here knows it yet.
  rerender(show({ ...roster, expected: roster.expected.slice(2) }))
  isOffline = false
  press('Abrir cuentas con dibujos a los 2 sin cuenta')
  await screen.findByRole('heading', { name: '3 cuentas abiertas' })
  const [, before, ...others] = sent()
  const third = others.pop()
  expect([before.path.rosterId, third.path.rosterId]).toEqual(['leo', 'mia'])
  for (const again of others) expect(again).toEqual(before)
  for (const { fullName } of roster.expected) expect(screen.getAllByText(fullName).length).toBeGreaterThan(0)
})

test('who was refused is not sent again with the same pictures, and whoever has a card is not asked for twice', async () => {
  const refused = new Refusal({ of: openPreReader.name, code: 'identity.unknownChild', status: 422 })
  call.mockResolvedValueOnce({}).mockRejectedValueOnce(refused).mockResolvedValue({})
  const { rerender } = render(show())
  press('Abrir cuentas con dibujos a los 3 sin cuenta')
  await screen.findByRole('heading', { name: '1 cuenta abierta' })
  // The list still names the first, as it was before.
  rerender(show({ ...roster, expected: [...roster.expected.slice(0, 1), ...roster.expected.slice(2)] }))
  press('Abrir su cuenta con dibujos')
  await screen.findByRole('heading', { name: '2 cuentas abiertas' })
  expect(sent().map(({ path }) => path.rosterId)).toEqual(['ana', 'leo', 'mia'])
})

test('nobody’s account is opened once whoever would see its pictures has left', async () => {
  let answer = (_: object) => {}
  call.mockImplementationOnce(() => new Promise(resolve => (answer = resolve))).mockResolvedValue({})
  const { unmount } = render(show())
  press('Abrir cuentas con dibujos a los 3 sin cuenta')
  await waitFor(() => expect(sent()).toHaveLength(1))
  unmount()
  answer({})
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(sent()).toHaveLength(1)
})
