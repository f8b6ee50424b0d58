// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { NOTICE_TYPES } from '#shared/kernel/notice.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import type { NotificationText } from '#shared/notifications/schema.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { NotificationList } from './notification-list.tsx'
import { iconOf } from './notification-words.ts'

const [markRead, onOpen] = [vi.fn(), vi.fn()]
const person = vi.hoisted(() => ({ roles: ['teacher'] }))
vi.mock('#web/lib/session.ts', () => ({ useSession: () => ({ status: 'signedIn', person }) }))
const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/is-open.ts', () => ({ isOpen: (path: string) => path !== '/challenges' }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['notifications', 'notices'])
})
afterEach(cleanup)

let minute = 0
const told = (notificationType: string, text: NotificationText, notificationId = notificationType) => ({
  notificationId,
  notificationType,
  priority: 'normal' as const,
  text,
  isRead: false,
  createdAt: `2026-11-20T12:00:00.${String(minute++).padStart(3, '0')}Z`,
  arrivedAt: '2026-11-20T12:00:01.000Z',
})

/** The list as it came from the server: each line's words. */
function shown(...notifications: readonly ReturnType<typeof told>[]) {
  const reply = listNotifications.reply.parse({ notifications })
  const nothing = () => undefined
  const read = { data: reply, error: null, fetchStatus: 'idle', refetch: nothing }
  render(
    <MemoryRouter>
      <NotificationList read={read as never} markRead={markRead} remove={nothing} onOpen={onOpen} />
    </MemoryRouter>,
  )
  return screen
    .getAllByRole('listitem')
    .map(item => [...item.querySelectorAll('p')])
    .map(lines => lines.map(({ textContent }) => textContent))
}

test('a notification is shown in the words of its event’s noun, one and many', () => {
  const read = (count: number) => ({ template: 'reading.finished', params: { count, textTitle: 'Mi coquí' } })
  expect(
    shown(
      told('achievement', read(1), '1'),
      told('achievement', read(12), '2'),
      told('level_up', { template: 'experience.levelReached', params: { level: 3 } }),
    ),
  ).toEqual([
    ['¡Terminaste una lectura!', 'Leíste bien 1 palabra de «Mi coquí».'],
    ['¡Terminaste una lectura!', 'Leíste bien 12 palabras de «Mi coquí».'],
    ['¡Llegaste al nivel 3!', 'Cada palabra cuenta. Sigue así.'],
  ])
})

test('what a deed gave is named where it is one, and counted where it is more', () => {
  const nothing = { titles: 0, badges: 0, coins: 0, titleId: '', badgeId: '' }
  const gained = (params: Record<string, string | number>, id: string) =>
    told('achievement', { template: 'achievements.gained', params: { ...nothing, ...params } }, id)
  expect(
    shown(
      gained({ context: 'titles', count: 1, titles: 1, titleId: 'primera-pagina' }, '1'),
      gained({ context: 'badges', count: 1, badges: 1, badgeId: 'primer-libro' }, '2'),
      gained({ context: 'badges', count: 3, badges: 3, badgeId: 'primer-libro' }, '3'),
      gained({ context: 'challenges', count: 1, coins: 5 }, '4'),
      gained(
        {
          context: 'titles-badges-challenges',
          count: 5,
          titles: 1,
          titleId: 'chispa',
          badges: 3,
          coins: 15,
        },
        '5',
      ),
    ),
  ).toEqual([
    ['¡Título desbloqueado!', 'Título: Primera página.'],
    ['¡Ganaste una insignia!', 'Insignia: Primer libro.'],
    ['¡Ganaste 3 insignias!', '3 insignias.'],
    ['¡Reto cumplido!', '5 monedas por tu reto.'],
    ['¡Mira lo que ganaste!', 'Título: Chispa. 3 insignias. 15 monedas por tu reto.'],
  ])
})

test('what is younger than the page, by its type or by its words, stands among the others', () => {
  expect(
    shown(
      told('kite_lost', { template: 'experience.levelReached', params: { level: 2 } }),
      told('milestone', { template: 'kites.lost', params: { count: 2 } }),
      told('constructor', { template: 'toString', params: {} }),
    ),
  ).toEqual([
    ['¡Llegaste al nivel 2!', 'Cada palabra cuenta. Sigue así.'],
    ['Noticia nueva', 'Carga la página de nuevo para leerla.'],
    ['Noticia nueva', 'Carga la página de nuevo para leerla.'],
  ])
})

test('each specified type has an icon, and any other the default one', () => {
  expect(NOTICE_TYPES.filter(type => iconOf(type) === iconOf('any other'))).toEqual([])
  expect(iconOf('toString')).toBe(iconOf('any other'))
})

test('a notification opens what it tells of, and is read then', () => {
  shown(
    told(
      'child_asked',
      { template: 'identity.childAsked', params: { groupId: 'k', groupName: 'K', forGroup: '1' } },
      'asked',
    ),
    told('pictures_guessed', { template: 'identity.picturesGuessed', params: { groupName: 'K' } }),
    told('family_linked', { template: 'identity.familyLinked', params: { place: 'K' } }),
    told('child_placed', { template: 'identity.childPlaced', params: { studentId: 'ana', groupName: 'K' } }),
  )
  const places = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(places).toEqual(['/groups/k', '/groups', '/groups', '/reading-progress?student=ana'])
  const [first] = screen.getAllByRole('link')
  if (first) fireEvent.click(first)
  expect(markRead).toHaveBeenCalledExactlyOnceWith('asked')
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a family is led to its own list, and nobody where a flag took the place away', () => {
  person.roles = ['family']
  shown(
    told('family_linked', { template: 'identity.familyLinked', params: { place: 'K' } }),
    told('challenge_expiring', { template: 'achievements.challengeExpiring', params: { count: 2 } }),
  )
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/family-access'])
})

test('what somebody wrote to many is shown in the reader’s language, under who it is from', async () => {
  call.mockResolvedValue({ text: { own: { es: 'Mañana hay feria.', en: 'Fair tomorrow.' } } })
  const sent = (context: string) => ({ template: 'sendings.sent', params: { sendingId: 's1', context } })
  const notifications = [
    told('announcement', sent('own-director'), 'a'),
    told('announcement', sent('noSchool'), 'b'),
  ]
  const read = { data: { notifications }, error: null, fetchStatus: 'idle', refetch: () => undefined }
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <NotificationList read={read as never} markRead={markRead} remove={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Mañana hay feria.')).toBeTruthy()
  expect(screen.getByText('Mensaje de la escuela')).toBeTruthy()
  expect(screen.getByText('Nos vemos el próximo día de clases. Coquí Lee sigue abierto.')).toBeTruthy()
  expect(call.mock.calls.map(([, args]) => args)).toEqual([{ path: { sendingId: 's1' } }])
})
