/**
 * Two thousand open pages, each of another person, and notifications to all of them at once: how long until they are on the
 * screen, and whether each hears all of its own, once, in order. With gateways that are as generous as the account’s.
 */
import { createHash, randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { LiveFrame } from '#shared/kernel/live.ts'
import { notificationAdded } from '#shared/notifications/live.ts'
import { Notification } from '#shared/notifications/schema.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const PAGES = Number(process.env.PAGES ?? 2000)
/** Notifications that each person is sent, one after the other. */
const EACH = 3
const OPENING_AT_ONCE = 50
const WRITING_AT_ONCE = 32
/** After so long a notification is not told any more (infra/aws/streams.ts). */
const FRESH_MS = 300_000
const GATEWAY = { calls: 10_000, connections: 500 }

interface Page {
  readonly personId: string
  readonly socket: WebSocket
  /** Ids of what it heard, and when. */
  readonly heard: { readonly id: string; readonly at: number }[]
}

/** Does so many things, so many of them at once. */
async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>) {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}

/** Opens a page by a ticket that was put where tickets lie: nobody of two thousand has to sign in for it. */
async function open({ operator, config }: TestCloud, table: string, personId: string): Promise<Page> {
  const heard: { id: string; at: number }[] = []
  for (;;) {
    const ticket = randomUUID()
    const hash = createHash('sha256').update(ticket).digest('base64url')
    const expiresAt = Math.floor(Date.now() / 1000) + 30
    await operator.put(table, { pk: `TICKET#${hash}`, sk: 'TICKET', personId, expiresAt })
    const socket = new WebSocket(`${config.liveUrl}?ticket=${ticket}`)
    const isOpen = await new Promise<boolean>(resolve => {
      socket.once('open', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (!isOpen) continue
    socket.on('message', data => {
      const { type, body } = LiveFrame.parse(JSON.parse(String(data)))
      if (type !== notificationAdded.name) return
      heard.push({ id: notificationAdded.body.parse(body).notificationId, at: Date.now() })
    })
    return { personId, socket, heard }
  }
}

export async function sockets(): Promise<BenchRow[]> {
  const house = await startCloud()
  const pages: Page[] = []
  try {
    house.cloud.limit({ gateway: GATEWAY })
    const { operator } = house
    const [live, notifications] = await Promise.all(['live', 'notifications'].map(operator.tableOf))
    if (!live || !notifications) throw new Error('a table is missing')
    const people = Array.from({ length: PAGES }, (_, n) => `person-${n}`)
    await inLanes(people, OPENING_AT_ONCE, async personId => {
      pages.push(await open(house, live, personId))
    })
    const sent = new Map<string, number>()
    const began = Date.now()
    await inLanes(pages, WRITING_AT_ONCE, async ({ personId }) => {
      for (let n = 0; n < EACH; n++) {
        const notificationId = `${personId}-${n}`
        const at = new Date().toISOString()
        sent.set(notificationId, Date.now())
        await operator.put(notifications, {
          pk: `PERSON#${personId}`,
          sk: `NOTIFICATION#${notificationId}`,
          ...Notification.parse({
            notificationId,
            notificationType: 'badge_earned',
            priority: 'normal',
            text: { template: 'achievements.badgeEarned', params: {} },
            isRead: false,
            createdAt: at,
            arrivedAt: at,
          }),
          tell: { to: personId, message: notificationAdded.name, trace: notificationId },
        })
      }
    })
    const written = Date.now()
    const isDone = () => pages.every(({ heard }) => new Set(heard.map(({ id }) => id)).size >= EACH)
    while (!isDone() && Date.now() - written < FRESH_MS) await new Promise(done => setTimeout(done, 100))
    return rowsOf(pages, sent, written - began)
  } finally {
    for (const { socket } of pages) socket.terminate()
    await house.close()
  }
}

function rowsOf(pages: readonly Page[], sent: ReadonlyMap<string, number>, writing: number): BenchRow[] {
  // As a page does: what it has heard by its id it passes over.
  const first = pages.map(({ heard }) => ({
    heard: [...new Map(heard.toReversed().map(one => [one.id, one])).values()].toReversed(),
  }))
  const waits = first
    .flatMap(({ heard }) => heard.map(({ id, at }) => at - (sent.get(id) ?? 0)))
    .sort((a, b) => a - b)
  const lost = pages.length * EACH - waits.length
  const delivered = pages.reduce((sum, { heard }) => sum + heard.length, 0)
  const disordered = first.filter(({ heard }) =>
    heard.some(({ id }, n) => n > 0 && id <= (heard[n - 1]?.id ?? '')),
  ).length
  const time = (name: string, value: number): BenchRow => ({
    name: `sockets: ${name}`,
    value,
    unit: 'ms',
    reference: FRESH_MS,
    ratio: value / FRESH_MS,
    goal: 1,
    met: value <= FRESH_MS,
  })
  const count = (name: string, value: number, goal: number | null): BenchRow => ({
    name: `sockets: ${name}`,
    value,
    unit: 'of all',
    reference: pages.length * EACH,
    ratio: value / (pages.length * EACH),
    goal,
    met: goal === null ? null : value <= goal,
  })
  return [
    count('open pages', pages.length, null),
    time('notification to screen under a fan-out to all, median', median(waits)),
    time('p99', waits[Math.ceil(waits.length * 0.99) - 1] ?? 0),
    time('writing them took', writing),
    count('lost', lost, 0),
    count('delivered again, and passed over', delivered - waits.length, null),
    count('people who heard theirs in another order', disordered, 0),
  ]
}
