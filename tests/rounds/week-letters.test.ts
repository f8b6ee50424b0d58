/** The week’s mail, by the clock of the test: who gets it, and how often. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays } from '#shared/kernel/school-day.ts'
import { letterStage, rejected, tokenIn, tooMany } from '#tests/support/letter-stage.ts'

const { close, family, mailsTo, refuseWith, setPerson, student, tick, users, wish } = await letterStage()
const FRIDAY = '2026-11-20'
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())
const onFriday = (time = '15:00') => vi.setSystemTime(new Date(`${FRIDAY}T${time}:00-04:00`))

test('it goes to who asked for it, once a person and week, in their language, whatever comes twice', async () => {
  onFriday()
  const [rosa, luis, eva] = [await family(['ana', 'leo']), await family(['sol']), await family(['mar'])]
  await wish(rosa, 'es-PR')
  await wish(luis, 'en-US')
  await close('ana', FRIDAY, { words: 120 }, 2)
  await close('sol', FRIDAY)
  await close('mar', FRIDAY)
  await tick(FRIDAY, '16:14')
  expect([rosa, luis, eva].map(who => mailsTo(who).length)).toEqual([0, 0, 0])
  // Her other child’s week closes in its own part of the hour.
  await close('leo', FRIDAY, { words: 7 })
  await Promise.all([tick(FRIDAY, '16:15'), tick(FRIDAY, '16:15')])
  await close('ana', FRIDAY, {}, 2)
  await tick(FRIDAY, '17:00')
  await tick(addDays(FRIDAY, 1), '09:00')
  expect([rosa, luis, eva].map(who => mailsTo(who).length)).toEqual([1, 1, 0])
  const [mail] = mailsTo(rosa)
  expect(mail?.subject).toBe('La semana en Coquí Lee, hasta el 20 de noviembre')
  expect(mail?.body).toMatch(/120 palabras[\s\S]*student=ana[\s\S]*7 palabras[\s\S]*student=leo/)
  expect(mail?.html).toContain('<html lang="es-PR">')
  expect(mailsTo(luis)[0]?.subject).toBe('The week in Coquí Lee, up to November 20')
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  expect(tokenIn(mail ?? { to: '', subject: '', body: '' })).toMatch(/^[\w-]+\.[\w-]{43}$/)

  // The week after it goes out again.
  const next = addDays(FRIDAY, 7)
  vi.setSystemTime(new Date(`${next}T15:10:00-04:00`))
  await close('sol', next)
  await tick(next, '16:20')
  expect(mailsTo(luis)).toHaveLength(2)
})

test('what is so when it goes out counts: the wish, the link, the address', async () => {
  onFriday()
  const [ended, unlinked, unproven, shut] = [
    await family(['a1']),
    await family(['a2']),
    await family(['a3']),
    await family(['a4']),
  ]
  const [halfLinked, left] = [await family(['a5', 'a6']), await family(['a7'])]
  const all = [ended, unlinked, unproven, shut, halfLinked, left]
  for (const who of all) await wish(who, 'es-PR')
  for (const child of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) await close(child, FRIDAY)
  await wish(ended)
  await student({ studentId: 'a2', familyIds: [] })
  await users.setUserEmail(unproven.personId, unproven.email)
  await users.disableUser(shut.personId)
  await student({ studentId: 'a6', familyIds: [] })
  const { email: _, ...standing } = left
  await setPerson({ ...standing, roles: ['teacher'] })
  await tick(FRIDAY, '16:15')
  expect(all.map(who => mailsTo(who).length)).toEqual([0, 0, 0, 0, 1, 0])
  expect(mailsTo(halfLinked)[0]?.body).toMatch(/student=a5\b/)
  expect(mailsTo(halfLinked)[0]?.body).not.toMatch(/student=a6\b/)
  // What was needless then stays so, though it is asked for again.
  await wish(ended, 'es-PR')
  await tick(FRIDAY, '17:00')
  expect(mailsTo(ended)).toEqual([])
})

test('of what the bell says nothing, and of what is no news, there is no mail', async () => {
  onFriday()
  const rosa = await family(['b1', 'b2', 'b3'])
  await wish(rosa, 'es-PR')
  await close('b1', FRIDAY, { days: 0, readings: 0, words: 0, activities: 0 })
  await tick(FRIDAY, '17:00')
  expect(mailsTo(rosa)).toEqual([])
  // A replay, days later.
  vi.setSystemTime(new Date('2026-11-23T00:00:00-04:00'))
  await close('b2', FRIDAY)
  await tick('2026-11-23', '00:20')
  expect(mailsTo(rosa)).toEqual([])
  // The first quiet week is told.
  vi.setSystemTime(new Date('2026-11-27T15:10:00-04:00'))
  await close('b3', '2026-11-27', { days: 0, readings: 0, words: 0, activities: 0, wasActive: true })
  await tick('2026-11-27', '16:15')
  expect(mailsTo(rosa)[0]?.body).toContain('Esta semana no leyó aquí.')
})

test('one that was in time and is not sent by Monday is not sent at all', async () => {
  onFriday()
  const rosa = await family(['c1'])
  await wish(rosa, 'es-PR')
  await close('c1', FRIDAY)
  await tick('2026-11-23', '00:00')
  expect(mailsTo(rosa)).toEqual([])
})

test('what SES does not take for now waits, and is sent once; what it rejects is not tried again', async () => {
  onFriday()
  const [rosa, luis] = [await family(['d1']), await family(['d2'])]
  await wish(rosa, 'es-PR')
  await wish(luis, 'es-PR')
  await close('d1', FRIDAY)
  refuseWith(tooMany)
  await tick(FRIDAY, '16:15')
  await tick(FRIDAY, '16:16')
  refuseWith()
  // Two minutes after it was refused.
  await tick(FRIDAY, '16:16')
  expect(mailsTo(rosa)).toHaveLength(0)
  await tick(FRIDAY, '16:17')
  await tick(FRIDAY, '16:18')
  expect(mailsTo(rosa)).toHaveLength(1)

  await close('d2', FRIDAY)
  refuseWith(rejected)
  await tick(FRIDAY, '16:30')
  refuseWith()
  await tick(FRIDAY, '20:00')
  expect(mailsTo(luis)).toHaveLength(0)
})

test('it is given up after six tries, and the log says so', async () => {
  onFriday()
  const rosa = await family(['e1'])
  await wish(rosa, 'es-PR')
  await close('e1', FRIDAY)
  refuseWith(tooMany)
  const lines = vi.mocked(process.stdout.write)
  const unsent = () =>
    lines.mock.calls.filter(([line]) => String(line).includes('a letter was not sent')).length
  const before = unsent()
  for (const time of ['16:15', '16:17', '16:22', '16:37', '17:37']) await tick(FRIDAY, time)
  expect(unsent()).toBe(before)
  await tick(FRIDAY, '20:37')
  expect(unsent()).toBe(before + 1)
  refuseWith()
  await tick(FRIDAY, '23:59')
  expect(mailsTo(rosa)).toHaveLength(0)
  expect(lines.mock.calls.some(([line]) => String(line).includes(rosa.email))).toBe(false)
})

test('more than a second’s letters go out over the seconds', async () => {
  onFriday()
  const families = await Promise.all(Array.from({ length: 7 }, (_, n) => family([`f${n}`])))
  for (const who of families) await wish(who, 'es-PR')
  for (const n of families.keys()) await close(`f${n}`, FRIDAY)
  await tick(FRIDAY, '16:15')
  expect(families.map(who => mailsTo(who).length)).toEqual(families.map(() => 1))
})
