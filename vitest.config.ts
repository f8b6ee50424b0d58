import { defineConfig } from 'vitest/config'
import { commonPasswords } from './infra/build/client/common-passwords.ts'
import { textParts } from './infra/build/client/text-parts.ts'
import { ByEnvironment } from './tests/support/by-environment.ts'

/** Files of tests share a process, its packages and its page; of the project's own modules each has its own. */
const ANEW = ['tests/support/own-modules.ts', 'tests/support/leave-as-found.ts']

// Four projects: what runs alone, without and with a page, what starts clouds of its own, and what stands at the front door of one.
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
          include: ['{shared,functions,infra}/**/*.test.ts'],
          // Loading what they test, each file anew, took as long again as the tests.
          isolate: false,
          setupFiles: 'tests/support/leave-as-found.ts',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          maxWorkers: 2,
          include: ['web/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: [...ANEW, 'tests/support/nothing-measured.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          maxWorkers: 2,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{browser,journeys}/**', 'tests/authorization/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/{journeys,authorization}/*.test.ts'],
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
