import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test('a line that comes after the end is let go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const log = openLog(folder)
  log.write('here', 'before')
  const closed = log.close()
  // What was under way when the cloud closed still ends, and says so.
  log.write('here', 'after')
  await closed
  expect(readFileSync(join(folder, 'cloud.log'), 'utf8')).toMatch(/^\S+ here before\n$/)
})
