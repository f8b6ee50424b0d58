/** Who has the week mailed to them, and who ends that: a family member for themself, and whoever has the letter. */
import { expect, test, vi } from 'vitest'
import { addDays, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { letterStage, tokenIn } from '#tests/support/letter-stage.ts'

const { ask, close, family, handlers, mailsTo, member, state, tick, wish } = await letterStage()
vi.useFakeTimers({ toFake: ['Date'] })
const FRIDAY = addDays(weekOf(schoolDay(new Date())), 4)
const nobody = { personId: '', roles: [], groupIds: [], childIds: [] }
const answer = ({ status, error }: { status: number; error: string | undefined }) => error ?? status
const end = (token: string) => ask(handlers.end, nobody, { path: { token }, admits: false })

/** Somebody who wants the letters, and the token in one that came. */
async function reader(child: string) {
  vi.setSystemTime(new Date(`${FRIDAY}T15:05:00-04:00`))
  const who = await family([child])
  await wish(who, 'es-PR')
  await close(child, FRIDAY)
  await tick(FRIDAY, '17:00')
  const [mail] = mailsTo(who)
  if (!mail) throw new Error('no letter came')
  return { who, token: tokenIn(mail) }
}
const isOn = async (who: Parameters<typeof state>[0]) => (await state(who)).body.language !== undefined

test('it is off until a family member asks for it, and theirs alone', async () => {
  const [rosa, luis] = [await family(['ana']), await family(['leo'])]
  expect((await state(rosa)).body).toEqual({ mail: 'ready' })
  expect((await wish(rosa, 'en-US')).body).toEqual({ mail: 'ready', language: 'en-US' })
  expect((await state(rosa)).body).toEqual({ mail: 'ready', language: 'en-US' })
  expect((await state(luis)).body).toEqual({ mail: 'ready' })
  expect(answer(await wish(await member('teacher'), 'es-PR'))).toBe('kernel.notAllowed')
  expect((await wish(rosa)).body).toEqual({ mail: 'ready' })
})

test('no mail is promised to an address that nobody proved, nor where there is no sender', async () => {
  const eva = await family(['eva'], { isProven: false })
  expect((await state(eva)).body).toEqual({ mail: 'unproven' })
  expect(answer(await wish(eva, 'es-PR'))).toBe('notifications.unprovenAddress')
  const rosa = await family(['sol'])
  const sender = process.env.MAIL_SENDER
  vi.stubEnv('MAIL_SENDER', undefined)
  expect(answer(await wish(rosa, 'es-PR'))).toBe('notifications.noMail')
  // What is on can be ended all the same.
  expect((await wish(rosa)).body).toEqual({ mail: 'noSender' })
  vi.stubEnv('MAIL_SENDER', sender)
  expect(await isOn(rosa)).toBe(false)
})

test('whoever has the letter ends the letters, signed out, as often as they like, and nobody else’s', async () => {
  const [rosa, luis] = [await reader('a1'), await reader('a2')]
  expect(answer(await end(rosa.token))).toBe(200)
  expect(answer(await end(rosa.token))).toBe(200)
  expect(await isOn(rosa.who)).toBe(false)
  expect(await isOn(luis.who)).toBe(true)
  // An old letter ends those that were asked for again.
  await wish(rosa.who, 'en-US')
  expect(answer(await end(rosa.token))).toBe(200)
  expect(await isOn(rosa.who)).toBe(false)
})

test('a token that was not written by the person’s key ends nothing', async () => {
  const [rosa, luis] = [await reader('b1'), await reader('b2')]
  const [, signature = ''] = luis.token.split('.')
  for (const token of [
    `${rosa.who.personId}.${signature}`,
    `${rosa.who.personId}.${'A'.repeat(43)}`,
    rosa.who.personId,
    'none',
    // Of whom no letter was ever written.
    `nobody.${signature}`,
  ])
    expect(answer(await end(token)), token).toBe('kernel.notFound')
  expect([await isOn(rosa.who), await isOn(luis.who)]).toEqual([true, true])
})

test('looking at it ends nothing: it leads to the page that asks, in the letter’s language', async () => {
  const { who, token } = await reader('c1')
  const look = (language?: string) =>
    ask(handlers.show, nobody, { path: { token }, ...(language && { query: { language } }), admits: false })
  expect(await look()).toMatchObject({ status: 303, location: `/es/unsubscribe#${token}` })
  expect(await look('en-US')).toMatchObject({ status: 303, location: `/en/unsubscribe#${token}` })
  expect(answer(await look('fr'))).toBe('kernel.invalid')
  // Nowhere else does it lead, whatever stands for a token.
  const { location } = await ask(handlers.show, nobody, { path: { token: '//evil.test/' }, admits: false })
  expect(location).toBe('/es/unsubscribe#%2F%2Fevil.test%2F')
  expect(await isOn(who)).toBe(true)
})
