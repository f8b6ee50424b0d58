import { matchesGlob } from 'node:path'

/** The projects of `vitest.config.ts`, and which files of tests are theirs: of the first that names a file, it is. */
export const PROJECTS = {
  /** Stand at the front door of one cloud. */
  journeys: ['tests/{authorization,journeys}/*.test.ts'],
  /** Call handlers by hand, and put something in place of their modules. */
  handlers: ['tests/{authorization/guards,learning,load,rounds}/**/*.test.ts'],
  /** Start clouds, or whole checkouts, of their own. */
  house: [
    'tests/{cloud,faults}/**/*.test.ts',
    'tests/{bare-clone,demo-class,new-noun}.test.ts',
    'tests/costs/reading.test.ts',
  ],
  /** Want a page. */
  screens: ['web/**/*.test.{ts,tsx}'],
  /** Run alone. */
  units: [
    '{shared,functions,infra}/**/*.test.ts',
    'tests/{costs,support,sweep,template}/**/*.test.ts',
    'tests/*.test.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The project that a file of tests, named from the root, belongs to. */
export function projectOf(file: string): string {
  const found = Object.entries(PROJECTS).find(([, globs]) => globs.some(glob => matchesGlob(file, glob)))
  if (!found) throw new Error(`${file} is in no project of tests/support/project.ts`)
  return found[0]
}
