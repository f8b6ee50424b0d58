// `npm run sweep mutants`: changes the rules of `shared` and the decisions of `functions` in one small way after another, and
// counts what the tests beside them notice. `MUTATE=reading/align` tries those files alone, `TESTS=shared/language` with the
// tests of that folder alone.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { equivalents } from './equivalents.ts'
import { type Changed, judge } from './judge.ts'

const ROOT = join(import.meta.dirname, '../../..')
const REPORT = join(ROOT, 'test-results/mutants.json')

const Position = z.object({ line: z.int(), column: z.int() })
const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.optional(z.string()),
          status: z.string(),
          location: z.object({ start: Position, end: Position }),
        }),
      ),
    }),
  ),
})

const { status } = spawnSync('stryker', ['run', join(import.meta.dirname, 'stryker.config.mjs')], {
  cwd: ROOT,
  stdio: 'inherit',
})
if (status !== 0) process.exit(1)

const { files } = Report.parse(JSON.parse(readFileSync(REPORT, 'utf8')))
const changed = Object.entries(files).flatMap(([file, { source, mutants }]) => {
  const lines = source.split('\n')
  return mutants.map(
    ({ location: { start, end }, replacement = '', status }): Changed => ({
      file,
      line: (lines[start.line - 1] ?? '').trim(),
      // What stands over several lines is known by its first.
      from: (lines[start.line - 1] ?? '').slice(
        start.column - 1,
        start.line === end.line ? end.column - 1 : undefined,
      ),
      to: replacement,
      status,
    }),
  )
})
const { lines, failed } = judge(changed, equivalents, process.env.MUTATE === undefined)
for (const line of lines) console.log(line)
process.exitCode = failed ? 1 : 0
