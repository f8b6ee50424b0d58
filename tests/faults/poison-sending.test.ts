/** Somebody whose row cannot be read does not hold a message up: it waits for them, and reaches them once they are mended. */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redrive } from '#infra/publish/redrive.ts'
import { wirings } from '#infra/wirings.ts'
import { getSending, listMissed, openSending, startSending } from '#shared/notifications/sending-routes.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { eventually } from '#tests/support/eventually.ts'
import { addressRow, manyAddresses } from '#tests/support/many-addresses.ts'
import { signUp } from '#tests/support/session.ts'

let house: TestCloud
beforeAll(async () => {
  house = await startCloud()
})
afterAll(() => house.close())

// A message is given back after 180 s, and is dead after five times: a quarter of an hour, `npm run sweep poison-sending`.
test.skipIf(!process.env.POISON)(
  'a row that cannot be read goes to the dead letters, is mended and sent again, and acts once',
  async () => {
    const { operator, cloud } = house
    const table = cloud.tableOf('notifications')
    const email = `${randomUUID()}@lee.test`
    const personId = await signUp(house.config, { email, password: email, name: 'Marisol Torres' })
    await operator.setPerson({ personId, roles: ['admin'], groupIds: [], childIds: [] })
    const admin = await house.signIn(email, email)
    const addresses = manyAddresses(6)
    const [broken, unsaid] = [addresses[2] ?? expect.unreachable(), addresses[4] ?? expect.unreachable()]
    for (const address of addresses) await operator.put(table, addressRow(address))
    await operator.put(table, { ...addressRow(broken), familyIds: 'many-mother-1' })
    await operator.put(table, { pk: `PERSON#${unsaid.personId}`, sk: 'PREFERENCES', off: 'announcement' })

    const place = 'school:many-school-0'
    await operator.setPlace({ place, schoolId: 'many-school-0', region: 'Arecibo' })
    const { sendingId } = await admin.ask(openSending, {
      path: { place },
      body: { to: ['student', 'family'], text: { template: 'meeting' }, priority: 'normal' },
    })
    const path = { sendingId }
    const become = (wanted: object) =>
      eventually(async () => expect(await admin.ask(getSending, { path })).toMatchObject(wanted))
    await become({ state: 'counted' })
    await admin.ask(startSending, { path, body: {} })
    // Four children and three mothers, of whom one is reached by the other child of hers.
    await become({ state: 'sent', sent: 7, skipped: 0, failed: 2 })
    expect(
      (await admin.ask(listMissed, { path })).missed.toSorted((a, b) => (a.reason < b.reason ? -1 : 1)),
    ).toEqual([
      { personId: broken.personId, reason: 'unreadableAddress' },
      { personId: unsaid.personId, reason: 'unreadablePreferences' },
    ])

    const job = async (go: boolean) => ({
      sqs: new SQSClient(operator.aws),
      documents: DynamoDBDocumentClient.from(new DynamoDBClient(operator.aws)),
      prefix: 'coqui-dev',
      wirings: (await wirings()).filter(({ noun }) => noun === 'notifications'),
      go,
    })
    const name = 'coqui-dev-notifications-on-recipient-missed'
    const waiting = { queue: `${name}-dead`, messages: 2, to: `${name}-queue` }
    await eventually(async () => expect(await redrive(await job(false))).toEqual([waiting]), 1_080_000)

    await operator.put(table, addressRow(broken))
    await operator.put(table, { pk: `PERSON#${unsaid.personId}`, sk: 'PREFERENCES', off: [] })
    expect(await redrive(await job(true))).toEqual([waiting])
    await become({ state: 'sent', sent: 9, failed: 0 })
    expect((await admin.ask(listMissed, { path })).missed).toEqual([])
    const told = (await operator.scan(table))
      .filter(({ pk, sk }) => String(pk).startsWith('PERSON#many-') && String(sk).startsWith('NOTIFICATION#'))
      .map(({ pk }) => pk)
    expect(told.toSorted()).toEqual(
      [...new Set(addresses.flatMap(one => [one.personId, ...one.familyIds]))]
        .map(id => `PERSON#${id}`)
        .toSorted(),
    )
    expect(await redrive(await job(false))).toEqual([])
  },
  1_260_000,
)
