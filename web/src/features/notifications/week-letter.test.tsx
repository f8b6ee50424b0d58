// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getNoticePreferences } from '#shared/notifications/routes.ts'
import { getWeekLetter, setWeekLetter } from '#shared/notifications/week-letter-routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { NotificationPreferences } from './notification-preferences.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
const person = vi.hoisted(() => ({ personId: 'rosa', email: '', roles: ['family'] }))
vi.mock('#web/lib/session.ts', () => ({ useSession: () => ({ status: 'signedIn', person }) }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['notifications', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  person.roles = ['family']
})

/** The preferences of somebody whose letter stands so; `save` answers what they choose. */
function show(letter: object, save: (body: unknown) => Promise<unknown> = async () => letter) {
  call.mockImplementation(async (route: object, { body }: { readonly body?: unknown }) => {
    if (route === getNoticePreferences) return { off: [] }
    if (route === getWeekLetter) return letter
    if (route === setWeekLetter) return save(body)
    throw new Error('nothing else is asked')
  })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <MemoryRouter>
          <NotificationPreferences />
        </MemoryRouter>
      </Toasts>
    </QueryClientProvider>,
  )
}
const wanted = async () => {
  // The first drawing of all takes a loaded machine more than a second.
  await screen.findByText('Quiero la carta de la semana', undefined, { timeout: 15_000 })
  return screen.getByRole('switch', { name: 'Quiero la carta de la semana' })
}

test('it is off until it is asked for, and then in the language of the page', async () => {
  const sent: unknown[] = []
  let letter: object = { mail: 'ready' }
  show({ mail: 'ready' }, async body => {
    sent.push(body)
    letter = { mail: 'ready', ...Object(body) }
    return letter
  })
  expect((await wanted()).getAttribute('aria-checked')).toBe('false')
  expect(screen.queryByLabelText('Escríbanme en')).toBeNull()
  fireEvent.click(await wanted())
  await waitFor(() => expect(sent).toEqual([{ language: 'es-PR' }]))
})

test('it moves back where it is refused', async () => {
  let refuse = (_: Error) => {}
  show({ mail: 'ready', language: 'es-PR' }, () => new Promise((_, reject) => (refuse = reject)))
  fireEvent.click(await wanted())
  await waitFor(async () => expect((await wanted()).getAttribute('aria-checked')).toBe('false'))
  refuse(new Refusal({ code: 'kernel.notAllowed', status: 403 }))
  await waitFor(async () => expect((await wanted()).getAttribute('aria-checked')).toBe('true'))
})

test.each([
  ['unproven', 'Primero verifica tu email en «Mi cuenta». Así la carta no le llega a otra persona.'],
  ['noSender', 'Desde aquí todavía no se envían cartas.'],
])('where mail would meet “%s” it says so, and nothing can be switched on', async (mail, said) => {
  show({ mail })
  expect(await screen.findByText(said)).toBeTruthy()
  expect(await wanted()).toHaveProperty('disabled', true)
})

test('what is on can be ended, though mail comes no more', async () => {
  show({ mail: 'noSender', language: 'es-PR' })
  expect(await wanted()).toHaveProperty('disabled', false)
})

test('whoever is no family is not asked', async () => {
  person.roles = ['teacher']
  show({ mail: 'ready' })
  expect(await screen.findByRole('switch', { name: 'Mensajes de la escuela' })).toBeTruthy()
  expect(screen.queryByRole('switch', { name: 'Quiero la carta de la semana' })).toBeNull()
})
