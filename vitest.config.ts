import { defineConfig } from 'vitest/config'
import { commonPasswords } from './infra/build/client/common-passwords.ts'
import { textParts } from './infra/build/client/text-parts.ts'
import { ByEnvironment } from './tests/support/by-environment.ts'
import { PROJECTS } from './tests/support/project.ts'

/** Files of tests share a process, its packages and its page; of the project's own modules each has its own. */
const ANEW = ['tests/support/own-modules.ts', 'tests/support/leave-as-found.ts']

export default defineConfig({
  plugins: [textParts(), commonPasswords()],
  test: {
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          maxWorkers: 2,
          include: [...PROJECTS.units],
          exclude: [...PROJECTS.house],
          // Loading what they test, each file anew, took as long again as the tests.
          isolate: false,
          setupFiles: 'tests/support/leave-as-found.ts',
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          maxWorkers: 2,
          include: [...PROJECTS.screens],
          isolate: false,
          setupFiles: [...ANEW, 'tests/support/nothing-measured.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'handlers',
          maxWorkers: 2,
          include: [...PROJECTS.handlers],
          isolate: false,
          setupFiles: ANEW,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          maxWorkers: 2,
          include: [...PROJECTS.house],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: [...PROJECTS.journeys],
          globalSetup: 'tests/support/house.ts',
          isolate: false,
          setupFiles: ANEW,
          // They mostly wait for the house.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
