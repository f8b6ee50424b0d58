import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The tests that stand beside what decides. Long ones that only count, and those of the platform, decide nothing here.
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../../..'),
    include: (process.env.TESTS ?? 'shared functions').split(' ').map(folder => `${folder}/**/*.test.ts`),
    exclude: [
      'functions/platform/**',
      'functions/health/ask-parts.test.ts',
      'functions/identity/rules/guesses.test.ts',
      'shared/language/syllable-list.test.ts',
      'shared/reading/score-cli.test.ts',
    ],
    // One after another in one place: what a mutant does is asked while the test runs.
    isolate: false,
    env: { GUESSES: '50000', HISTORIES: '30', CASES: '30', SEQUENCES: '30', YEARS: '1', READINGS: '10' },
    setupFiles: [join(import.meta.dirname, 'few-cases.ts')],
    testTimeout: 30_000,
  },
})
