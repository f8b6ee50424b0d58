/** How the app looks for somebody, and their questions to those who help. */
import { expect, test } from 'vitest'
import { listNotifications } from '#shared/notifications/routes.ts'
import { changeSettings, getSettings } from '#shared/settings/routes.ts'
import { answerSupport, askSupport, listDesk, listSupport } from '#shared/support/routes.ts'
import { DAILY_LIMIT, DESK_PAGE, type DeskRequest } from '#shared/support/schema.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { member } from './member.ts'

const question = { topic: 'reading', text: 'El micrófono no oye a mi hija en la tableta.' } as const

test('what somebody chose stays with their account, and with nobody else’s', async () => {
  const [ana, leo] = [await door.newStudent('Ana'), await door.newStudent('Leo')]
  expect(await ana.ask(getSettings)).toEqual({})
  const body = { textSize: 'larger', theme: 'dark', voice: 'slow' } as const
  expect(await ana.ask(changeSettings, { body })).toEqual(body)
  expect(await ana.ask(getSettings)).toEqual(body)
  expect(await leo.ask(getSettings)).toEqual({})
  // What is left out is as it comes again.
  await ana.ask(changeSettings, { body: { ruler: 'on' } })
  expect(await ana.ask(getSettings)).toEqual({ ruler: 'on' })
  const wrong = { body: { theme: 'purple' } } as never
  expect(await ana.tryTo(changeSettings, wrong)).toMatchObject({ status: 422 })
})

test('a question reaches the desk, and its answer whoever asked', async () => {
  const [ana, leo, admin] = [
    await door.newStudent('Ana'),
    await door.newStudent('Leo'),
    await member('admin', {}),
  ]
  const asked = await ana.ask(askSupport, { body: question })
  expect(asked).toMatchObject({ ...question, state: 'sent' })
  expect(Date.parse(asked.dueAt) - Date.parse(asked.askedAt)).toBe(48 * 3_600_000)

  const { requestId } = asked
  const onDesk = async (state: 'received' | 'answered') => {
    const { body } = await admin.raw(`GET /island/support-requests?state=${state}`)
    return listDesk.reply.parse(body).requests.find(one => one.requestId === requestId)
  }
  const waiting = await eventually(async () => (await onDesk('received')) ?? expect.unreachable())
  expect(waiting).toMatchObject({ ...question, personId: ana.personId, role: 'student', state: 'received' })
  expect(JSON.stringify(waiting)).not.toContain('Ana')

  const path = { personId: ana.personId, requestId }
  const body = { answer: 'Toque el candado de la barra y permita el micrófono.' }
  expect(await admin.ask(answerSupport, { path, body })).toMatchObject({ state: 'answered', ...body })
  expect(await admin.tryTo(answerSupport, { path, body })).toMatchObject({
    body: { error: 'support.alreadyAnswered' },
  })
  const unknown = { path: { ...path, personId: leo.personId }, body }
  expect(await admin.tryTo(answerSupport, unknown)).toMatchObject({ status: 404 })

  expect((await ana.ask(listSupport)).requests).toMatchObject([{ requestId, state: 'answered', ...body }])
  expect((await leo.ask(listSupport)).requests).toEqual([])
  await eventually(async () => expect(await onDesk('answered')).toMatchObject(body))
  expect(await onDesk('received')).toBeUndefined()
  await eventually(async () => {
    const { notifications } = await ana.ask(listNotifications)
    expect(notifications.map(({ text }) => text.template)).toContain('support.requestAnswered')
  })
})

test('the desk comes in pages, each request on one of them', async () => {
  const admin = await member('admin', {})
  const people = await Promise.all(
    Array.from({ length: Math.ceil((DESK_PAGE + 1) / DAILY_LIMIT) }, (_, n) => door.newStudent(`Niño ${n}`)),
  )
  const asked = await Promise.all(
    people.flatMap(one =>
      Array.from(
        { length: DAILY_LIMIT },
        async () => (await one.ask(askSupport, { body: question })).requestId,
      ),
    ),
  )
  const page = async (after?: string) => {
    const query = new URLSearchParams({ state: 'received', ...(after && { after }) })
    return listDesk.reply.parse((await admin.raw(`GET /island/support-requests?${query}`)).body)
  }
  await eventually(async () => {
    const found: DeskRequest[] = []
    let next: string | undefined
    do {
      const { requests, ...rest } = await page(next)
      if (rest.next) expect(requests).toHaveLength(DESK_PAGE)
      found.push(...requests)
      next = rest.next
    } while (next)
    const moments = found.map(({ askedAt }) => askedAt)
    expect(moments).toEqual(moments.toSorted())
    const ids = found.map(({ requestId }) => requestId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(asked))
  })
  const strange = await admin.raw('GET /island/support-requests?state=received&after=somewhere')
  expect(strange.status).toBe(422)
})

test('a day has so many questions, though all come at once', async () => {
  const ana = await door.newStudent('Ana')
  const tries = Array.from({ length: DAILY_LIMIT + 2 }, () => ana.tryTo(askSupport, { body: question }))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(DAILY_LIMIT).fill(200), 409, 409])
  expect((await ana.ask(listSupport)).requests).toHaveLength(DAILY_LIMIT)
  const short = { body: { topic: 'other', text: '   ¿qué?   ' } } as const
  expect(await ana.tryTo(askSupport, short)).toMatchObject({ status: 422 })
})
