/** From a command to its notification on the page, on an idle embedded cloud: how long, and where the time goes. */
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { notificationAdded } from '#shared/notifications/live.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { startCloud } from '#tests/support/cloud.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const COMMANDS = 120
/** The first find workers that have yet to start. */
const WARMING = 20
const SECOND = 1000

const Line = z.object({
  at: z.string(),
  function: z.string(),
  message: z.string(),
  trace: z.optional(z.string()),
  duration: z.optional(z.number()),
})
type Line = z.output<typeof Line>

// The relay notes nothing of its own before the queue has the message, so that these three count as one.
const HOPS = ['request and transaction', 'relay, bus and queue', 'subscriber', 'pusher and socket'] as const
type Hops = readonly number[]

/** The milliseconds of each hop, from the log lines that one command caused and the moments the page saw. */
function hopsOf(lines: readonly Line[], trace: string, sentAt: number, heardAt: number): Hops {
  const find = (name: string, message: string) => {
    const line = lines.find(
      line => line.function === name && line.message === message && line.trace === trace,
    )
    if (!line) throw new Error(`${name} did not log '${message}'`)
    return { at: Date.parse(line.at), duration: line.duration ?? 0 }
  }
  const answered = find('reading/http', 'answered').at
  const heard = find('notifications/on-notice', 'heard')
  const taken = heard.at - heard.duration
  return [answered - sentAt, taken - answered, heard.duration, heardAt - heard.at]
}

export async function live(): Promise<BenchRow[]> {
  let lines: Line[] = []
  const echo = (line: string) => {
    const parsed = line.includes('"message"') && Line.safeParse(JSON.parse(line.slice(line.indexOf('{'))))
    if (parsed && 'data' in parsed && parsed.data) lines.push(parsed.data)
  }
  const house = await startCloud({ echo })
  const runs: Hops[] = []
  try {
    const ana = await house.newStudent()
    const page = await ana.listen()
    const body = readAloud(await house.text('castillos-de-arena'))
    for (let run = 0; run < WARMING + COMMANDS; run++) {
      const trace = v7()
      lines = []
      const sentAt = Date.now()
      const heard = page.hear(notificationAdded, (_, frame) => frame.trace === trace).then(() => Date.now())
      await ana.ask(finishReading, { body, trace })
      const heardAt = await heard
      // The line that says so may come after the page knows; and the next begins on an idle cloud.
      await new Promise(resolve => setTimeout(resolve, 100))
      if (run >= WARMING) runs.push(hopsOf(lines, trace, sentAt, heardAt))
    }
    page.close()
  } finally {
    await house.close()
  }
  return rowsOf(runs)
}

function rowsOf(runs: readonly Hops[]): BenchRow[] {
  const totals = runs.map(hops => hops.reduce((sum, hop) => sum + hop, 0)).sort((a, b) => a - b)
  const whole = median(totals)
  const row = (name: string, value: number, reference: number, goal: number | null): BenchRow => ({
    name: `live: ${name}`,
    value,
    unit: 'ms',
    reference,
    ratio: value / reference,
    goal,
    met: goal === null ? null : value / reference <= goal,
  })
  return [
    row('command to notification, median', whole, SECOND, 1),
    row('command to notification, p99', totals[Math.ceil(totals.length * 0.99) - 1] ?? 0, SECOND, 1),
    ...HOPS.map((name, hop) => row(`of it, ${name}`, median(runs.map(hops => hops[hop] ?? 0)), whole, null)),
  ]
}
