import { defineConfig } from '@playwright/test'
import journeys from '../browser/playwright.config.ts'

/** As the journeys, only longer. */
export default defineConfig(journeys, {
  testDir: import.meta.dirname,
  testMatch: '*.sweep.ts',
  outputDir: '../../test-results/sweep',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  timeout: 600_000,
})
