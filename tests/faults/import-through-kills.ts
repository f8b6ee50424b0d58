import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Import } from '#shared/kernel/import.ts'
import { type Files, type Importing, type ImportRoutes, importing } from '#tests/support/importing.ts'
import { type KillableCloud, killableCloud } from './killable-cloud.ts'

export const PATIENCE_MS = 90 * 60_000

/** What is imported, by whom, and how it should end. */
interface Undertaking {
  readonly folder: string
  readonly cloud: KillableCloud
  readonly idToken: string
  readonly routes: ImportRoutes
  readonly files: Files
  readonly counts: Partial<Import['counts']>
  readonly kills: number
}

/** Megabytes that the cloud's process holds; where the system tells. */
function heldBy({ pid }: KillableCloud): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const isOver = ({ state }: Import) => !['checking', 'applying'].includes(state)

/**
 * Checks and applies an import while the cloud is killed, expecting the same counts of both passes. Gives the cloud that
 * runs in the end with the import as it is there, and prints how long it took and how much memory was held meanwhile.
 */
export async function importThroughKills(
  undertaking: Undertaking,
): Promise<{ cloud: KillableCloud; job: Importing }> {
  const { folder, idToken, routes, files, counts, kills } = undertaking
  let { cloud } = undertaking
  const begun = performance.now()
  const held: string[] = []
  const opened = await importing(cloud.holding(idToken), routes, files, PATIENCE_MS)
  let job = opened
  const until = async (reached: (now: Import) => boolean) => {
    for (;;) {
      const now = await job.state()
      const mark = `${now.state} ${(now.progress * 100).toFixed(0)} %`
      if (process.platform === 'linux' && !held.at(-1)?.startsWith(mark))
        held.push(`${mark}: ${heldBy(cloud)} MB`)
      if (reached(now)) return now
      await wait(500)
    }
  }

  await job.beginToCheck()
  expect(await until(isOver)).toMatchObject({ state: 'checked', counts })
  const checked = performance.now()

  await job.beginToApply()
  for (let kill = 1; kill <= kills; kill++) {
    const before = (await job.state()).progress
    await until(now => isOver(now) || now.progress >= Math.max(before, kill / (kills + 2)))
    // In the middle of a turn, whose rows are written and not yet noted.
    await wait(Math.random() * 1_000)
    await cloud.kill()
    cloud = await killableCloud(folder)
    job = opened.as(cloud.holding(idToken))
  }
  expect(await until(isOver)).toMatchObject({ state: 'applied', counts })

  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0)
  console.log(
    `checked in ${seconds(begun, checked)} s, applied in ${seconds(checked, performance.now())} s with ${kills} kills`,
  )
  console.log(held.filter((_, i) => i % Math.ceil(held.length / 40) === 0).join(' · '))
  return { cloud, job }
}
