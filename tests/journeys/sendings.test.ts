/** One message to many: counted before it goes, told once to each of a place, held, let go and ended by its sender. */
import { randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { listIslandAudit } from '#shared/audit/routes.ts'
import type { Region } from '#shared/kernel/school.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { notificationAdded } from '#shared/notifications/live.ts'
import {
  changeNoticePreferences,
  deleteNotification,
  listNotifications,
  markRead,
} from '#shared/notifications/routes.ts'
import type { OpenSending, Sending, SendingState } from '#shared/notifications/sending.ts'
import { sendingMoved } from '#shared/notifications/sending-live.ts'
import {
  cancelSending,
  getSending,
  getWords,
  listMissed,
  listSendings,
  openSending,
  pauseSending,
  resumeSending,
  startSending,
} from '#shared/notifications/sending-routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { addressed } from './addressed.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'

const table = await operator.tableOf('notifications')

/** A school with a group of two children and their mother, a child of another group, and who works there. */
async function smallSchool(region: Region = 'Humacao') {
  const school = await newSchool(region)
  const [mine, others] = [`group-${randomUUID()}`, `group-${randomUUID()}`]
  for (const place of [`group:${mine}`, `group:${others}`] as const)
    await operator.setPlace({ place, ...school })
  const teacher = await member('teacher', { ...school, groupIds: [mine] })
  const director = await member('director', school)
  const mother = await member('family', {})
  const [ana, leo, eva] = [
    await door.newStudent('Ana'),
    await door.newStudent('Leo'),
    await door.newStudent('Eva'),
  ]
  const child = ({ personId }: SignedIn, groupId: string, familyIds: string[]) => ({
    person: { personId, roles: ['student' as const], ...school, groupIds: [groupId], childIds: [] },
    student: { ...school, groupIds: [groupId], familyIds },
  })
  await addressed([
    child(ana, mine, [mother.personId]),
    child(leo, mine, [mother.personId]),
    child(eva, others, []),
    { person: { personId: teacher.personId, roles: ['teacher'], ...school, groupIds: [mine], childIds: [] } },
    { person: { personId: director.personId, roles: ['director'], ...school, groupIds: [], childIds: [] } },
  ])
  return { school, mine, others, teacher, director, mother, ana, leo, eva }
}
const one = await smallSchool()

const noSchool: OpenSending = {
  to: ['student', 'family'],
  text: { template: 'noSchool' },
  priority: 'normal',
}
const ownWords = { own: { es: 'Mañana hay feria del libro.', en: 'The book fair is tomorrow.' } }
const inGroup = { path: { place: `group:${one.mine}` } }
const inSchool = { path: { place: `school:${one.school.schoolId}` } }

const become = (who: SignedIn, { sendingId }: Sending, state: SendingState) =>
  eventually(async () => {
    const now = await who.ask(getSending, { path: { sendingId } })
    expect(now.state).toBe(state)
    return now
  })
const counted = async (who: SignedIn, place: string, body: OpenSending) =>
  become(who, await who.ask(openSending, { path: { place }, body }), 'counted')
const start = (who: SignedIn, { sendingId }: Sending) =>
  who.ask(startSending, { path: { sendingId }, body: {} })
const sent = async (who: SignedIn, place: string, body: OpenSending) =>
  become(who, await start(who, await counted(who, place, body)), 'sent')
const messages = async (who: SignedIn) =>
  (await who.ask(listNotifications)).notifications.filter(({ text }) => text.template === 'sendings.sent')
const refusal = async (answer: ReturnType<SignedIn['tryTo']>) => {
  const { status, body } = await answer
  return `${status} ${Object(body).error}`
}

test('a teacher counts whom it reaches, sends it to a group of theirs, and each is told once and live', async () => {
  const [sender, page] = [await one.teacher.listen(), await one.ana.listen()]
  const preview = await counted(one.teacher, inGroup.path.place, { ...noSchool, text: ownWords })
  expect(preview).toMatchObject({ people: 3, unwilling: 0, sent: 0, place: inGroup.path.place })
  expect(await messages(one.ana)).toEqual([])

  await start(one.teacher, preview)
  const arrived = await page.hear(notificationAdded)
  expect(arrived.body).toMatchObject({
    notificationType: 'announcement',
    text: { template: 'sendings.sent', params: { sendingId: preview.sendingId, context: 'own-teacher' } },
  })
  const moved = await sender.hear(sendingMoved, ({ state }) => state === 'sent')
  expect(moved.body).toMatchObject({ sendingId: preview.sendingId, sent: 3, skipped: 0, failed: 0 })
  // Of two children, once.
  for (const who of [one.ana, one.leo, one.mother]) expect(await messages(who)).toHaveLength(1)
  expect([await messages(one.eva), await messages(one.teacher)]).toEqual([[], []])

  const path = { sendingId: preview.sendingId }
  for (const who of [one.ana, one.mother])
    expect(await who.ask(getWords, { path })).toEqual({ text: ownWords })
  expect(await refusal(one.eva.tryTo(getWords, { path }))).toBe('404 kernel.notFound')
  expect((await one.teacher.ask(listSendings)).sendings).toMatchObject([{ ...path, state: 'sent' }])
  sender.close()
  page.close()
})

test('scope: a teacher’s groups, a director’s school, a region downward, all; roles below the sender’s', async () => {
  const ore = await member('ore', { region: 'Humacao' })
  const elsewhere = await member('director', await newSchool('Ponce'))
  const tried = async (who: SignedIn, place: string, to: OpenSending['to'] = ['student'], more = {}) =>
    refusal(who.tryTo(openSending, { path: { place }, body: { ...noSchool, to, ...more } }))
  const no = '403 notifications.notYoursToTell'
  const { teacher, director, others } = one
  expect(await tried(teacher, inGroup.path.place)).toBe('200 undefined')
  // They reach all of it to read, and tell none of it.
  expect(await tried(teacher, inSchool.path.place)).toBe(no)
  expect(await tried(teacher, `group:${others}`)).toBe('404 kernel.notFound')
  expect(await tried(teacher, 'region:Humacao')).toBe('404 kernel.notFound')
  expect(await tried(teacher, 'island')).toBe('404 kernel.notFound')
  expect(await tried(teacher, inGroup.path.place, ['teacher'])).toBe(no)
  expect(await tried(teacher, inGroup.path.place, ['student'], { priority: 'urgent' })).toBe(no)
  expect(await tried(director, inSchool.path.place, ['teacher'])).toBe('200 undefined')
  expect(await tried(director, `group:${others}`)).toBe('200 undefined')
  expect(await tried(director, inSchool.path.place, ['director'])).toBe(no)
  expect(await tried(director, 'region:Humacao')).toBe('404 kernel.notFound')
  expect(await tried(elsewhere, inSchool.path.place)).toBe('404 kernel.notFound')
  expect(await tried(ore, inSchool.path.place, ['director'])).toBe('200 undefined')
  expect(await tried(ore, 'region:Humacao')).toBe('200 undefined')
  expect(await tried(ore, 'region:Ponce')).toBe('404 kernel.notFound')
  expect(await tried(ore, 'island')).toBe('404 kernel.notFound')
  expect(await tried(one.mother, inGroup.path.place)).toBe('403 kernel.notAllowed')
  expect(await tried(one.ana, inGroup.path.place)).toBe('403 kernel.notAllowed')
})

test('a school, a region and the island reach those who are in them', async () => {
  const two = await smallSchool('Mayagüez')
  const [admin, ore] = [await member('admin', {}), await member('ore', { region: 'Mayagüez' })]
  const all = ['student', 'family', 'teacher', 'director'] as const
  expect(await counted(ore, `school:${two.school.schoolId}`, { ...noSchool, to: [...all] })).toMatchObject({
    people: 6,
  })
  expect(await counted(two.director, `school:${two.school.schoolId}`, noSchool)).toMatchObject({ people: 4 })
  const region = await counted(ore, 'region:Mayagüez', { ...noSchool, to: ['director'] })
  expect(region.people).toBe(1)
  const before = await counted(admin, 'island', { ...noSchool, to: ['director'] })
  await sent(admin, 'island', { ...noSchool, to: ['director'], priority: 'urgent' })
  expect(before.people).toBeGreaterThanOrEqual(2)
  for (const who of [one.director, two.director])
    expect(await messages(who)).toMatchObject([{ priority: 'urgent' }])
})

test('who does not want to be told is not, and is counted so before and after', async () => {
  const three = await smallSchool()
  await three.leo.ask(changeNoticePreferences, { body: { off: ['announcement'] } })
  const place = `group:${three.mine}`
  expect(await counted(three.teacher, place, noSchool)).toMatchObject({ people: 2, unwilling: 1 })
  expect(await sent(three.teacher, place, noSchool)).toMatchObject({ sent: 2, skipped: 1, failed: 0 })
  expect(await messages(three.leo)).toEqual([])
  expect(await messages(three.ana)).toHaveLength(1)
})

test('what one read or deleted stays so, however often the work is told again', async () => {
  const four = await smallSchool()
  const done = await sent(four.teacher, `group:${four.mine}`, noSchool)
  const [ofAna, ofLeo] = [(await messages(four.ana))[0], (await messages(four.leo))[0]]
  const path = { notificationId: ofAna?.notificationId ?? '' }
  expect(ofLeo?.notificationId).toBe(path.notificationId)
  await four.ana.ask(markRead, { path, body: {} })
  await four.leo.ask(deleteNotification, { path })
  const row = (await operator.scan(table)).find(({ pk }) => pk === `SENDING#${done.sendingId}`)
  // As a turn finds it that died before it could note anything, told three times over.
  const { finishedAt: _, ...unfinished } = row ?? expect.unreachable()
  const again = { state: 'sending', sent: 0, cursor: { stretch: 0 }, dueAt: new Date(0).toISOString() }
  await operator.put(table, {
    ...unfinished,
    ...again,
    open: 'OPEN',
    version: Number(unfinished.version) + 1,
  })
  for (const _ of [1, 2, 3]) await operator.tick('notifications', 'resume-sendings')
  expect(await become(four.teacher, done, 'sent')).toMatchObject({ sent: 3 })
  expect(await messages(four.ana)).toMatchObject([{ isRead: true }])
  expect(await messages(four.leo)).toEqual([])
  expect(await messages(four.mother)).toHaveLength(1)
})

test('a message is held, goes on, and is ended; whoever is done with it stays told', async () => {
  const five = await smallSchool()
  const preview = await counted(five.teacher, `group:${five.mine}`, noSchool)
  const path = { sendingId: preview.sendingId }
  const row = async () =>
    (await operator.scan(table)).find(({ pk }) => pk === `SENDING#${preview.sendingId}`) ??
    expect.unreachable()
  // Nothing to hold yet.
  expect(await five.teacher.ask(pauseSending, { path, body: {} })).toMatchObject({ state: 'counted' })
  // One that stands in the middle of its way.
  await operator.put(table, {
    ...(await row()),
    ...{ state: 'sending', noticeId: v7(), startedAt: preview.openedAt, wentOnAt: preview.openedAt },
    cursor: { stretch: 0 },
  })
  expect(await five.teacher.ask(pauseSending, { path, body: {} })).toMatchObject({ state: 'paused' })
  expect(await five.teacher.ask(startSending, { path, body: {} })).toMatchObject({ state: 'paused' })
  await operator.tick('notifications', 'resume-sendings')
  expect(await messages(five.ana)).toEqual([])
  expect(await five.teacher.ask(resumeSending, { path, body: {} })).toMatchObject({ state: 'sending' })
  expect(await become(five.teacher, preview, 'sent')).toMatchObject({ sent: 3 })
  expect(await five.teacher.ask(cancelSending, { path, body: {} })).toMatchObject({ state: 'sent' })

  const other = await counted(five.teacher, `group:${five.mine}`, noSchool)
  const ended = { path: { sendingId: other.sendingId }, body: {} }
  expect(await five.teacher.ask(cancelSending, ended)).toMatchObject({ state: 'cancelled' })
  expect(await five.teacher.ask(startSending, ended)).toMatchObject({ state: 'cancelled' })
  expect(await messages(five.ana)).toHaveLength(1)
})

test.each([
  ['teacher', 5],
  ['director', 10],
] as const)('a %s begins %i a day, and not one more', async (role: Role, most) => {
  const { personId, ...who } = await member(role, one.school)
  const sender = { ...who, personId }
  const groupId = `group-${randomUUID()}`
  await operator.setPlace({ place: `group:${groupId}`, ...one.school })
  const { ana } = one
  const place = role === 'teacher' ? inGroup.path.place : inSchool.path.place
  await operator.setPerson({
    ...{ personId, roles: [role], ...one.school, groupIds: [one.mine], childIds: [] },
  })
  const key = { pk: `PERSON#${personId}`, sk: `SENT#${schoolDay(new Date().toISOString())}` }
  await operator.put(table, { ...key, version: most - 1 })
  expect(await sent(sender, place, { ...noSchool, to: ['student'] })).toMatchObject({ state: 'sent' })
  const tooMany = await counted(sender, place, { ...noSchool, to: ['student'] })
  const path = { sendingId: tooMany.sendingId }
  expect(await refusal(sender.tryTo(startSending, { path, body: {} }))).toBe(
    '429 notifications.tooManySendings',
  )
  expect(await sender.ask(getSending, { path })).toMatchObject({ state: 'counted' })
  expect((await messages(ana)).length).toBeGreaterThan(0)
})

test('what is no message is refused, and nothing of it is told', async () => {
  const place = encodeURIComponent(inGroup.path.place)
  const before = (await one.teacher.ask(listSendings)).sendings.length
  const tried = async (body: object) => {
    const headers = { 'idempotency-key': v7() }
    const { status, body: said } = await one.teacher.raw(`POST /places/${place}/sendings`, {
      headers,
      body: JSON.stringify({ ...noSchool, ...body }),
    })
    return `${status} ${Object(said).error}`
  }
  const own = (es: string) => ({ text: { own: { es, en: 'Hello' } } })
  for (const body of [
    own('<b>hola</b>'),
    own('<img src=x onerror=alert(1)>'),
    own('a'.repeat(301)),
    own('a'.repeat(10_000)),
    own(''),
    own('dos\nlíneas'),
    { to: [] },
    { to: ['admin'] },
    { to: [one.ana.personId] },
    { text: { template: 'lo-que-sea' } },
    { recipients: [one.ana.personId] },
    { priority: 'loud' },
  ])
    expect(await tried(body), JSON.stringify(body).slice(0, 80)).toBe('422 kernel.invalid')
  expect(await tried(own('a'.repeat(300)))).toBe('200 undefined')
  await eventually(async () => expect((await one.teacher.ask(listSendings)).sendings.length).toBe(before + 1))
})

test('where there is nobody, nobody is told', async () => {
  const admin = await member('admin', {})
  const { schoolId } = await newSchool()
  const empty = await counted(admin, `school:${schoolId}`, noSchool)
  expect(empty.people).toBe(0)
  const path = { sendingId: empty.sendingId }
  expect(await refusal(admin.tryTo(startSending, { path, body: {} }))).toBe('409 notifications.nobodyThere')
  expect(await refusal(admin.tryTo(openSending, { path: { place: 'school:nowhere' }, body: noSchool }))).toBe(
    '404 kernel.notFound',
  )
})

test('another’s message is not there, and one who lost their reach begins none', async () => {
  const preview = await counted(one.teacher, inGroup.path.place, noSchool)
  const path = { sendingId: preview.sendingId }
  const asked = { path, body: {} }
  for (const route of [startSending, pauseSending, resumeSending, cancelSending])
    expect(await refusal(one.director.tryTo(route, asked)), route.name).toBe('404 kernel.notFound')
  for (const route of [getSending, listMissed])
    expect(await refusal(one.director.tryTo(route, { path })), route.name).toBe('404 kernel.notFound')
  const { personId } = one.teacher
  const standing = { personId, roles: ['teacher' as const], ...one.school, childIds: [] }
  await operator.setPerson({ ...standing, groupIds: [one.others] })
  expect(await refusal(one.teacher.tryTo(startSending, asked))).toBe('403 notifications.notYoursToTell')
  await operator.setPerson({ ...standing, groupIds: [one.mine] })
  expect(await one.teacher.ask(startSending, asked)).toMatchObject({ state: 'sending' })
  await become(one.teacher, preview, 'sent')
})

test('who told whom is audited, with ids alone', async () => {
  const admin = await member('admin', {})
  const six = await smallSchool()
  const { sendingId } = await sent(six.teacher, `group:${six.mine}`, { ...noSchool, text: ownWords })
  const day = schoolDay(new Date().toISOString())
  await eventually(async () => {
    const { records } = await admin.ask(listIslandAudit, { query: { day } })
    const [record] = records.filter(({ subjectId }) => subjectId === sendingId)
    expect(record).toMatchObject({
      ...{ deed: 'sendingStarted', actorId: six.teacher.personId, groupId: six.mine },
      ...six.school,
    })
    expect(JSON.stringify(record)).not.toContain('feria')
  })
})
