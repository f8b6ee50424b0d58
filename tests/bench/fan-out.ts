/**
 * One message to `RECIPIENTS` children on an idle embedded cloud, beside a bare loop of BatchWriteItem that writes as many
 * such rows to the same table; how much memory it takes meanwhile, and how many write units each costs.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { newSending, started } from '#functions/notifications/rules/sending-job.ts'
import { sentRow } from '#functions/notifications/sent-row.ts'
import { getSending, openSending, startSending } from '#shared/notifications/sending-routes.ts'
import { quiet } from '#tests/costs/counting.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { addressRow, bareLoop, manyAddresses } from '#tests/support/many-addresses.ts'
import type { BenchRow } from './row.ts'

const A_MEGABYTE = 1024 * 1024

/** Megabytes that this process, and the cloud in it, holds. */
const held = () => Math.round(process.memoryUsage().rss / A_MEGABYTE)

export async function fanOut(
  recipients: number = Number(process.env.RECIPIENTS ?? 110_000),
): Promise<readonly BenchRow[]> {
  const house = await startCloud({ seeds: true })
  try {
    const { operator, cloud } = house
    const table = cloud.tableOf('notifications')
    const addresses = manyAddresses(recipients)
    await bareLoop(operator.aws, table, addresses.map(addressRow))
    await quiet(house)

    const begun = performance.now()
    await bareLoop(operator.aws, table, bareRows(addresses.map(one => one.personId)))
    const bare = performance.now() - begun
    const bareToTheEnd = (await settled(house)) - begun

    const admin = await house.signIn('admin@demo.test')
    const body = {
      to: ['student' as const],
      text: { template: 'noSchool' as const },
      priority: 'normal' as const,
    }
    const { sendingId } = await admin.ask(openSending, { path: { place: 'island' }, body })
    const path = { sendingId }
    const become = async (state: string, seen: () => void = () => undefined) => {
      for (;;) {
        const now = await admin.ask(getSending, { path })
        seen()
        if (now.state === state) return now
        await wait(200)
      }
    }
    await become('counted')
    const before = await quiet(house)
    const memory: number[] = []
    const sending = performance.now()
    await admin.ask(startSending, { path, body: {} })
    const done = await become('sent', () => memory.push(held()))
    const took = Date.parse(done.finishedAt ?? '') - Date.parse(done.startedAt ?? '')
    const tookToTheEnd = (await settled(house)) - sending
    const after = house.cloud.counts()
    const units = (counts: typeof before) =>
      Object.entries(counts.cloud).find(([name]) => /write units of .*notifications/i.test(name))?.[1] ?? 0
    if (done.sent < recipients) throw new Error(`of ${recipients} only ${done.sent} were told`)
    const rate = (milliseconds: number) => (recipients * 1000) / milliseconds
    return [
      row(
        'told and passed on to live pages a second, beside a bare BatchWriteItem loop of such rows',
        '1/s',
        rate(tookToTheEnd),
        rate(bareToTheEnd),
        0.8,
        'least',
      ),
      // The loop's own client keeps the database busy, so that its rows are passed on when it is done; a sending's meanwhile.
      row('written a second, beside the same', '1/s', rate(took), rate(bare)),
      row('write units of each', 'WU', (units(after) - units(before)) / done.sent, 1, 1.02, 'most'),
      row(
        'memory held in its last third, beside its first',
        'MB',
        mean(memory.slice(-Math.ceil(memory.length / 3))),
        mean(memory.slice(0, Math.ceil(memory.length / 3))),
        1.1,
        'most',
      ),
    ]
  } finally {
    await house.close()
  }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** So long nothing happens before it is over; far longer than from one batch of a stream to the next. */
const STILL_MS = 2000

/** Waits until nothing follows any more; gives when the last thing happened, by `performance.now`. */
async function settled({ cloud }: TestCloud): Promise<number> {
  let last = performance.now()
  for (let before = ''; performance.now() - last < STILL_MS; await wait(100)) {
    const now = JSON.stringify(cloud.counts())
    if (now !== before) last = performance.now()
    before = now
  }
  return last
}

/** What a sending would write, of another one. */
function bareRows(people: readonly string[]) {
  const at = new Date().toISOString()
  const opened = newSending(
    { sendingId: 'bare', sentBy: 'nobody', sender: 'admin', where: { place: 'island' }, trace: 'bare', at },
    { to: ['student'], text: { template: 'noSchool' }, priority: 'normal' },
  )
  const job = started(opened, { noticeId: 'bare', trace: 'bare', at })
  return people.map(personId => sentRow(job, personId))
}

function row(
  name: string,
  unit: string,
  value: number,
  reference: number,
  goal: number | null = null,
  is: 'least' | 'most' = 'least',
): BenchRow {
  const rounded = (number: number) => Number(number.toPrecision(4))
  const ratio = rounded(value / reference)
  return {
    name: `fan-out: ${name}`,
    value: rounded(value),
    unit,
    reference: rounded(reference),
    ratio,
    goal,
    met: goal === null ? null : is === 'least' ? ratio >= goal : ratio <= goal,
  }
}
