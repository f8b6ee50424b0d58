import { expect } from 'vitest'
import { endToken } from '#functions/notifications/rules/letter-token.ts'
import { familyNotified, sendingAudited } from '#shared/notifications/events.ts'
import { getNoticePreferences, listNotifications } from '#shared/notifications/routes.ts'
import type { Notification } from '#shared/notifications/schema.ts'
import { getSending, openSending } from '#shared/notifications/sending-routes.ts'
import { getWeekLetter, setWeekLetter } from '#shared/notifications/week-letter-routes.ts'
import { door } from '#tests/journeys/house.ts'
import { member, newSchool, operator } from '#tests/journeys/member.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type Arranging, admin, newGroup, teacher, told } from './stage.ts'

const table = await operator.tableOf('notifications')

/** Somebody who was notified once. */
async function notified() {
  const who = await door.newStudent()
  const notification: Notification = {
    notificationId: 'told-once',
    notificationType: 'level_up',
    priority: 'normal',
    text: { template: 'levelReached', params: { level: 2 } },
    isRead: false,
    createdAt: new Date().toISOString(),
    arrivedAt: new Date().toISOString(),
  }
  const key = { pk: `PERSON#${who.personId}`, sk: `NOTIFICATION#${notification.notificationId}` }
  await operator.put(table, { ...key, ...notification })
  const path = { notificationId: notification.notificationId }
  return { who, path, state: () => who.ask(listNotifications) }
}

/** A family member whose address is proven. */
async function reader() {
  const who = await member('family', {})
  await operator.proveAddress(who.personId)
  return who
}

const noSchool = {
  to: ['student' as const],
  text: { template: 'noSchool' as const },
  priority: 'normal' as const,
}

/** A message that was counted for a school with one child, and how often it began and was told. */
async function counted() {
  const { schoolId: where, region } = await newSchool()
  const child = (await door.newStudent()).personId
  const address = {
    personId: child,
    roles: ['student'],
    schoolId: where,
    region,
    groupIds: [],
    familyIds: [],
  }
  const found = { addressedIn: region, addressedAs: `${where}#${child}` }
  await operator.put(table, { pk: `PERSON#${child}`, sk: 'ADDRESS', ...address, ...found, version: 1 })
  const place = `school:${where}`
  const { sendingId } = await admin.ask(openSending, { path: { place }, body: noSchool })
  const path = { sendingId }
  await eventually(async () => expect((await admin.ask(getSending, { path })).state).not.toBe('counting'))
  const state = async () => [
    await told(sendingAudited, sendingId),
    (await admin.ask(getSending, { path })).startedAt,
  ]
  return { path, state }
}

export const commands = {
  'notifications/notify-families': async () => {
    const groupId = await newGroup()
    const studentId = (await door.newStudent()).personId
    const { schoolId, region } = await newSchool()
    const address = { personId: studentId, roles: ['student'], schoolId, region, groupIds: [groupId] }
    await operator.put(table, {
      pk: `PERSON#${studentId}`,
      sk: 'ADDRESS',
      ...address,
      familyIds: [],
      version: 99,
    })
    const pk = `PERSON#${teacher.personId}`
    const state = async () => [
      (await operator.scan(table)).filter(row => row.pk === pk && String(row.sk).startsWith('SENT#')),
      await told(familyNotified, studentId),
    ]
    const body = { message: 'readTogether' as const, studentIds: [studentId] }
    return { who: teacher, sent: { path: { groupId }, body }, state }
  },
  'notifications/mark-read': async () => {
    const { who, path, state } = await notified()
    return { who, sent: { path, body: {} }, state }
  },
  'notifications/mark-all-read': async () => {
    const { who, state } = await notified()
    return { who, sent: { body: {} }, state }
  },
  'notifications/delete-notification': async () => {
    const { who, path, state } = await notified()
    return { who, sent: { path }, state }
  },
  'notifications/change-notice-preferences': async () => {
    const who = await door.newStudent()
    const body = { off: ['friend_activity' as const], quiet: { from: '20:00', until: '06:00' } }
    return { who, sent: { body }, state: () => who.ask(getNoticePreferences) }
  },
  'notifications/set-week-letter': async () => {
    const who = await reader()
    const body = { language: 'es-PR' as const }
    return { who, sent: { body }, state: () => who.ask(getWeekLetter) }
  },
  'notifications/end-week-letter': async () => {
    const who = await reader()
    await who.ask(setWeekLetter, { body: { language: 'es-PR' } })
    const row = (await operator.scan(table)).find(
      ({ pk, sk }) => pk === `PERSON#${who.personId}` && sk === 'WEEK_LETTER',
    )
    const path = { token: endToken(who.personId, String(row?.key)) }
    return { who, sent: { path }, state: () => who.ask(getWeekLetter) }
  },
  'notifications/open-sending': async () => {
    const place = `group:${await newGroup()}`
    const state = async () =>
      (await operator.scan(table)).filter(row => row.sk === 'SENDING' && row.place === place).length
    return { who: teacher, sent: { path: { place }, body: noSchool }, state }
  },
  'notifications/start-sending': async () => {
    const { path, state } = await counted()
    return { who: admin, sent: { path, body: {} }, state, same: ({ startedAt }) => startedAt }
  },
  'notifications/pause-sending': async () => {
    const { path, state } = await counted()
    return { who: admin, sent: { path, body: {} }, state }
  },
  'notifications/resume-sending': async () => {
    const { path, state } = await counted()
    return { who: admin, sent: { path, body: {} }, state }
  },
  'notifications/cancel-sending': async () => {
    const { path, state } = await counted()
    return { who: admin, sent: { path, body: {} }, state }
  },
} satisfies Arranging<'notifications'>
