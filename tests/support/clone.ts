import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#infra/build/build.ts'

/** Copies to a folder what somebody has who has only cloned, and what is not committed yet: no packages, nothing built. */
export function cloneTo(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  })
  for (const file of String(files).split('\0'))
    if (file && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file))
}
