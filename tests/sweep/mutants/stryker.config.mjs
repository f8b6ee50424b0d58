import { globSync } from 'node:fs'
import { isDecision } from '../../support/decisions.ts'

// What browser and server say to each other is types, and is tried by journeys.
const SAID = /(^|[/-])(routes|schema|events|errors|live|contract)\.ts$|-cli\.ts$|\.test\.ts$/

const decisions = [...globSync('shared/**/*.ts'), ...globSync('functions/**/*.ts').filter(isDecision)].filter(
  file => !SAID.test(file),
)
/** A part of them, as a regular expression over their paths. */
const ONLY = new RegExp(process.env.MUTATE ?? '')

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Of a part, only the tests that come by it.
  vitest: { configFile: 'tests/sweep/mutants/vitest.config.ts', related: process.env.MUTATE !== undefined },
  mutate: decisions.filter(file => ONLY.test(file)),
  coverageAnalysis: 'perTest',
  // Of what is made once, when a module is loaded (tables, norms, prices), literals in tests tell.
  ignoreStatic: true,
  concurrency: 1,
  ignorePatterns: ['/web', '/docs', '/build', '/cdk.out', '/test-results', '/infra/local/bedrock'],
  tempDirName: 'test-results/mutated',
  reporters: ['json'],
  jsonReporter: { fileName: 'test-results/mutants.json' },
  allowConsoleColors: false,
}
