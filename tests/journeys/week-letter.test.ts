/** The week by mail: asked for, written, and ended as a mail program ends it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inboxOf, type Mail } from '#infra/local/inbox.ts'
import { addDays, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { weekLetterChanged } from '#shared/notifications/week-letter-live.ts'
import { getWeekLetter, setWeekLetter } from '#shared/notifications/week-letter-routes.ts'
import { weekClosed } from '#shared/progress/events.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { member, operator } from './member.ts'
import { ticking } from './ticking.ts'

const table = await operator.tableOf('notifications')
const rowsOf = async (personId: string, sk: string) =>
  (await operator.scan(table)).filter(row => row.pk === `PERSON#${personId}` && String(row.sk).startsWith(sk))

/** As mail lies in the inbox of the embedded cloud. */
const inbox = (about: string): readonly Mail[] =>
  readFileSync(inboxOf(operator.folder), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Mail)
    .filter(({ body }) => body.includes(about))

test('the week is mailed to who asked, with both parts and the headers, and one click ends it', async () => {
  const [child, mother] = [await door.newStudent(), await member('family', {})]
  const studentId = child.personId
  const standing = {
    personId: mother.personId,
    roles: ['family' as const],
    groupIds: [],
    childIds: [studentId],
  }
  await operator.setPerson(standing)
  await operator.setStudent({ studentId, groupIds: [], familyIds: [mother.personId] })
  expect(await mother.ask(getWeekLetter)).toEqual({ mail: 'unproven' })
  await operator.proveAddress(mother.personId)
  const page = await mother.listen()
  await mother.ask(setWeekLetter, { body: { language: 'en-US' } })
  expect((await page.hear(weekLetterChanged)).body).toEqual({ language: 'en-US' })

  const id = `0199${crypto.randomUUID().slice(4)}`
  // The Friday of this week is news on whichever of its days the test runs.
  const week = addDays(weekOf(schoolDay(new Date())), 4)
  const body = { studentId, week, days: 2, readings: 3, words: 120, activities: 1, wasActive: false }
  await operator.put(await operator.tableOf('progress'), {
    pk: `OUTBOX#${id}`,
    sk: 'EVENT',
    id,
    name: weekClosed.name,
    at: new Date().toISOString(),
    trace: id,
    body,
  })
  await eventually(async () => expect(await rowsOf(mother.personId, `LETTER#${week}`)).toHaveLength(2))
  // Nobody waits for Friday.
  const [letter] = await rowsOf(mother.personId, `LETTER#${week}`)
  await operator.put(table, { ...letter, dueAt: new Date().toISOString() })
  const mine = () => inbox(studentId)
  await ticking('notifications', 'send-week-letters', async () => expect(mine()).toHaveLength(1))
  const [mail] = mine()
  expect(mail?.subject).toMatch(/^The week in Coquí Lee, up to /)
  expect(mail?.body).toContain('Read 120 words right.')
  expect(mail?.html).toContain('<html lang="en-US">')
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(address).toContain('/api/week-letters/')

  // What looks at links does not end it.
  const looked = await fetch(address, { redirect: 'manual' })
  expect(looked.status).toBe(303)
  expect(looked.headers.get('location')).toMatch(/^\/en\/unsubscribe#/)
  expect(await mother.ask(getWeekLetter)).toEqual({ mail: 'ready', language: 'en-US' })
  // RFC 8058, section 3.2: no cookies, no redirects.
  const click = () =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'error',
    })
  expect([(await click()).status, (await click()).status]).toEqual([200, 200])
  await page.hear(weekLetterChanged, wish => wish.language === undefined)
  expect(await mother.ask(getWeekLetter)).toEqual({ mail: 'ready' })
  page.close()
  // What was sent stays sent, however often it is told.
  await operator.tick('notifications', 'send-week-letters')
  expect(mine()).toHaveLength(1)
})
