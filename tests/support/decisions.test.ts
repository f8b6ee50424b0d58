import { expect, test } from 'vitest'
import { misplacedDecisions } from './decisions.ts'

/** What is wrong in a house of these modules: each with its text, in which imports are read as they are written. */
function wrongIn(texts: Readonly<Record<string, string>>): readonly string[] {
  const modules = Object.entries(texts).map(([source, text]) => ({
    source,
    dependencies: [...text.matchAll(/^import (type )?.*from '(.*)'$/gm)].map(([, type, resolved = '']) => ({
      resolved,
      dependencyTypes: type ? ['type-only'] : [],
    })),
  }))
  return misplacedDecisions(modules, source => texts[source] ?? '')
}

const SDK = 'node_modules/@aws-sdk/client-dynamodb/index.js'
const store = { 'functions/platform/store/rows.ts': `import { client } from '${SDK}'` }
const toStore = "import { getRow } from 'functions/platform/store/rows.ts'"

test('rules, stores, handlers, wirings and tests stand where they should', () => {
  expect(
    wrongIn({
      ...store,
      'functions/coins/coins.ts': "import { isMilestone } from 'shared/streaks/rules.ts'",
      'functions/coins/rules/prices.ts': `import * as z from 'node_modules/zod/mini/index.js'\nimport type { Row } from '${SDK}'`,
      'functions/coins/rules/prices.test.ts': toStore,
      'functions/coins/coins-store.ts': toStore,
      'functions/coins/wiring.ts': '',
      'functions/coins/refuse-coins.ts': 'export const handler = () => 1',
      'functions/platform/pure.ts': '',
      'shared/streaks/rules.ts': '// Date.now() is for others\n',
    }),
  ).toEqual([])
})

test('a decision elsewhere is refused, with its place', () => {
  expect(wrongIn({ ...store, 'functions/coins/prices.ts': '', 'functions/coins/shop/till.ts': '' })).toEqual([
    'functions/coins/prices.ts reaches nothing, so it decides: its place is functions/coins/rules/',
    'functions/coins/shop/till.ts reaches nothing, so it decides: its place is functions/coins/rules/',
  ])
})

test('a decision that reaches something, however far, is refused with the way', () => {
  const step = { ...store, 'functions/coins/purse.ts': toStore }
  expect(
    wrongIn({ ...step, 'functions/coins/coins.ts': "import { purse } from 'functions/coins/purse.ts'" }),
  ).toEqual([
    `functions/coins/coins.ts decides, and reaches beyond what it is given: functions/coins/coins.ts → functions/coins/purse.ts → functions/platform/store/rows.ts → ${SDK}`,
  ])
})

test.each([
  ['the clock', 'const at = Date.now()'],
  ['the day', 'const at = new Date()'],
  ['chance', 'const drawn = Math.random()'],
  ['the surroundings', 'const stage = process.env.STAGE'],
  ['the network', "await fetch('https://example.org')"],
  ['a new id', 'const id = crypto.randomUUID()'],
  ['the disk', "import { readFileSync } from 'node:fs'"],
])('a decision reaches not even %s', (_, text) => {
  expect(wrongIn({ 'functions/coins/rules/prices.ts': text })).toHaveLength(1)
  // Of what it is given it may make hashes, packings and dates.
  const given =
    "import { createHash } from 'node:crypto'\nimport { inflateRawSync } from 'node:zlib'\nconst day = new Date(at)"
  expect(wrongIn({ 'functions/coins/rules/prices.ts': given })).toEqual([])
})

test('what stands in a circle is followed once', () => {
  const [one, other] = ['functions/coins/rules/one.ts', 'functions/coins/rules/other.ts']
  expect(wrongIn({ [one]: `import { b } from '${other}'`, [other]: `import { a } from '${one}'` })).toEqual(
    [],
  )
})
