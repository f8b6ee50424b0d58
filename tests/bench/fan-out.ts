/**
 * One message to `RECIPIENTS` children on an idle embedded cloud, beside a bare loop of BatchWriteItem that writes as many
 * such rows to the same table; how much memory it takes meanwhile, and how many write units each costs.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { newSending, started } from '#functions/notifications/rules/sending-job.ts'
import { sentRow } from '#functions/notifications/sent-row.ts'
import { getSending, openSending, startSending } from '#shared/notifications/sending-routes.ts'
import { quiet } from '#tests/costs/counting.ts'
import { startCloud } from '#tests/support/cloud.ts'
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

    const bare = await timed(() =>
      bareLoop(operator.aws, table, bareRows(addresses.map(one => one.personId))),
    )
    await quiet(house)

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
    await admin.ask(startSending, { path, body: {} })
    const done = await become('sent', () => memory.push(held()))
    const took = Date.parse(done.finishedAt ?? '') - Date.parse(done.startedAt ?? '')
    const after = await quiet(house)
    const units = (counts: typeof before) =>
      Object.entries(counts.cloud).find(([name]) => /write units of .*notifications/i.test(name))?.[1] ?? 0
    if (done.sent < recipients) throw new Error(`of ${recipients} only ${done.sent} were told`)
    const rate = (milliseconds: number) => (recipients * 1000) / milliseconds
    return [
      row('told a second, beside a bare BatchWriteItem loop', '1/s', rate(took), rate(bare), 0.8, 'least'),
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
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
  goal: number,
  is: 'least' | 'most',
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
    met: is === 'least' ? ratio >= goal : ratio <= goal,
  }
}
