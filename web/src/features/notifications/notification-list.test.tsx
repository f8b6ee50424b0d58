// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { NOTICE_TYPES } from '#shared/kernel/notice.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import type { NotificationText } from '#shared/notifications/schema.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { NotificationList } from './notification-list.tsx'
import { iconOf } from './notification-words.ts'

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('notices')
})
afterEach(cleanup)

const told = (notificationType: string, text: NotificationText, notificationId = notificationType) => ({
  notificationId,
  notificationType,
  priority: 'normal' as const,
  text,
  isRead: false,
  createdAt: '2026-11-20T12:00:00.000Z',
})

/** The list as it came from the server: each line's words. */
function shown(...notifications: readonly ReturnType<typeof told>[]) {
  const reply = listNotifications.reply.parse({ notifications })
  const nothing = () => undefined
  const read = { data: reply, error: null, fetchStatus: 'idle', refetch: nothing }
  render(<NotificationList read={read as never} markRead={nothing} remove={nothing} />)
  return screen
    .getAllByRole('listitem')
    .map(item => within(item).getAllByText(/./, { selector: 'p' }))
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
