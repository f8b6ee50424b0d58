/** So that who changes a guard changes its mutation too: the sweep that runs them all comes later. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from './mutations.ts'

const ROOT = join(import.meta.dirname, '../../..')

test.each(mutations)('$file: $guard', async ({ file, from, to }) => {
  const source = await readFile(join(ROOT, file), 'utf8')
  expect(source.split(from).length - 1, `how often this stands there: ${from}`).toBe(1)
  expect(to).not.toBe(from)
})
