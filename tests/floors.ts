// Checks the floors of the house with dependency-cruiser, where decisions stand, and that it really read the house: a
// cruise that found no modules finds no violation either.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Module, misplacedDecisions } from './support/decisions.ts'

const ROOMS = ['shared', 'functions', 'infra', 'web/src', 'tests']

interface Cruise {
  readonly modules: readonly Module[]
  readonly summary: {
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string; readonly severity: string }
      readonly comment?: string
    }[]
  }
}

const args = [...ROOMS, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', '--no-progress']
let output: string
try {
  output = execFileSync('depcruise', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
} catch (error) {
  // It exits with the number of violations, and prints them all the same.
  output = String((error as { stdout?: string }).stdout)
}
const { modules, summary } = JSON.parse(output) as Cruise
for (const { from, to, rule, comment } of summary.violations)
  console.error(`${rule.name}: ${from} → ${to}\n  ${comment ?? ''}`)
const misplaced = misplacedDecisions(modules, source => readFileSync(source, 'utf8'))
for (const line of misplaced) console.error(line)
const unread = ROOMS.filter(room => !modules.some(({ source }) => source.startsWith(`${room}/`)))
for (const room of unread) console.error(`no module was read in ${room}/: the check checks nothing there`)
if (summary.violations.length + misplaced.length + unread.length > 0) process.exit(1)
console.log(`${modules.length} modules in ${ROOMS.length} rooms: imports run one way`)
