/**
 * A gateway that says «too fast» to three in ten, calls and callbacks alike: what a page is told it hears all the same, once
 * each and in its order, and others are not held up.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceChanged } from '#shared/coins/live.ts'
import { getPurse } from '#shared/coins/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { fullJitter } from '#web/lib/full-jitter.ts'

const TEXTS = ['castillos-de-arena', 'la-chiringa-de-nico', 'mi-coqui']

let house: TestCloud
beforeAll(async () => {
  house = await startCloud()
}, 240_000)
afterAll(() => house?.close())

/** As a page does: what may succeed in a moment is sent again under its key. */
async function readOne(child: SignedIn, textId: string): Promise<void> {
  const body = readAloud(await house.text(textId))
  const idempotencyKey = v7()
  for (let failures = 0; ; failures++) {
    const { status } = await child.tryTo(finishReading, { body, idempotencyKey })
    if (status === 200) return
    expect([429, 500, 503]).toContain(status)
    await wait(fullJitter(failures) / 4)
  }
}

test('what is told under throttles is heard once, in order, to the last', { timeout: 300_000 }, async () => {
  const children = await Promise.all(['Ana', 'Leo'].map(name => house.newStudent(name)))
  const pages = await Promise.all(children.map(child => child.listen()))
  house.cloud.limit({ refused: { gateway: 0.3 } })
  await Promise.all(
    children.map(async child => {
      for (const text of TEXTS) await readOne(child, text)
    }),
  )
  await wait(2000)
  house.cloud.limit({})
  for (const [i, child] of children.entries()) {
    const frames = () => (pages[i]?.frames ?? []).filter(({ type }) => type === balanceChanged.name)
    const versions = () => frames().map(({ body }) => balanceChanged.body.parse(body).version)
    const { version } = await eventually(async () => {
      const now = await child.ask(getPurse)
      expect(versions()).toContain(now.version)
      return now
    })
    // A delivery that is repeated keeps its id: the page passes it over, as this does.
    const once = [
      ...new Map(frames().map(({ id, body }) => [id, balanceChanged.body.parse(body).version])).values(),
    ]
    expect(once).toEqual(Array.from({ length: once.length }, (_, n) => version - once.length + 1 + n))
    pages[i]?.close()
  }
})
