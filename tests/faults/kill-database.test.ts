/** The database's process is killed at random moments, `KILLS` times: nothing acknowledged may be missing, nothing half there. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { judge } from './database-ledger.ts'

const kills = Number(process.env.KILLS ?? 8)
/** A folder is used again for so many kills, so that what one left is what the next begins with. */
const KILLS_A_FOLDER = 8

test(`${kills} kills lose nothing that was acknowledged`, { timeout: kills * 10_000 }, async () => {
  let folder = ''
  let acknowledged: string[] = []
  let total = 0
  for (let kill = 0; kill < kills; kill++) {
    if (kill % KILLS_A_FOLDER === 0) {
      if (folder) await rm(folder, { recursive: true })
      folder = await mkdtemp(join(tmpdir(), 'kill-'))
      acknowledged = []
    }
    const reported = await writeUntilKilled(folder, (kill % KILLS_A_FOLDER) * 1_000_000, Math.random() * 250)
    acknowledged.push(...reported)
    total += reported.length
    const { items, ...verdict } = await judge(folder, acknowledged)
    expect(verdict).toEqual({ lost: [], torn: [], streamComplete: true })
  }
  await rm(folder, { recursive: true })
  console.log(`${kills} kills, ${total} acknowledged writes`)
  expect(total).toBeGreaterThan(kills)
})

/** Starts a writer, kills it some milliseconds after its first writes, and gives what it had acknowledged. */
async function writeUntilKilled(folder: string, first: number, milliseconds: number): Promise<string[]> {
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, 'database-writer.ts'), folder, String(first)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const lines: string[] = []
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line !== 'ready') lines.push(line)
    // From the third on, so that a slow machine too has acknowledged something.
    if (lines.length === 3) setTimeout(() => writer.kill('SIGKILL'), milliseconds)
  }
  // The last line may have been cut.
  return lines.filter(line => /^(put|transaction) \d+$/.test(line)).slice(0, -1)
}
