import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '#tests/support/chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  workers: 2,
  fullyParallel: true,
  // What is much like another journey, in the other language or slowly: `npm run sweep journeys` takes them all.
  ...(!process.env.EVERY && { grepInvert: /@seldom/ }),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // One cloud for all journeys, each of which brings its own person; HOUSE (and HOUSE_INBOX) name one that is open already.
  ...(!process.env.HOUSE && {
    webServer: {
      command: `${process.execPath} house.ts`,
      cwd: import.meta.dirname,
      wait: { stdout: /House open: (?<house>\S+), its inbox: (?<house_inbox>\S+)/ },
      stdout: 'pipe',
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
  use: {
    baseURL: process.env.HOUSE ?? '',
    locale: 'es-PR',
    timezoneId: 'America/Puerto_Rico',
    viewport: { width: 1280, height: 800 },
    // What moves for ever costs a machine dearly; a journey that looks at motion asks for it (`MOVING`).
    contextOptions: { reducedMotion: 'reduce' },
    // What a service worker answers no journey could bend; `installed.test.ts` allows it.
    serviceWorkers: 'block',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(),
      // Feigning a graphics card costs a twentieth; what Lighthouse measures keeps it.
      args: [...CHROMIUM_FLAGS, '--disable-gpu'],
    },
  },
})
