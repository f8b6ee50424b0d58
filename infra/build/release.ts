import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** The commit of this checkout, by which a deployment is known; `unknown` where there is no history beside the files. */
export function release(): string {
  try {
    const asked = { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], asked).trim()
  } catch {
    return 'unknown'
  }
}
