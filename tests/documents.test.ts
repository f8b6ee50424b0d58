import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asyncApi } from '#infra/build/asyncapi.ts'
import { ROOT } from '#infra/build/build.ts'
import { MAP_FILE } from '#infra/build/documents.ts'
import { mapOfTheHouse } from '#infra/build/map.ts'
import { openApi } from '#infra/build/openapi.ts'
import { wirings } from '#infra/wirings.ts'
import { events, liveMessages, routes } from '#shared/contract.ts'
import { isCommand, type RouteSpec } from '#shared/kernel/route.ts'

test('docs/map.md is what contract and wirings say (npm run map writes it)', async () => {
  expect(await readFile(MAP_FILE, 'utf8')).toBe(await mapOfTheHouse())
})

test('the API document has every route of the contract, and names no schema that is not there', () => {
  const document = openApi() as { paths: Record<string, Record<string, { operationId: string }>> }
  const operations = Object.values(document.paths).flatMap(methods => Object.values(methods))
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    routes.map(({ name }) => name).sort(),
  )
  const text = JSON.stringify(document)
  for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) expect(text).toContain(`"${name}":`)
})

test('the API document asks for an idempotency key where one is heeded, and nowhere else', () => {
  const { paths } = openApi() as {
    paths: Record<
      string,
      Record<string, { operationId: string; description?: string; parameters: { name: string }[] }>
    >
  }
  const operations = Object.values(paths).flatMap(methods => Object.values(methods))
  const keyed = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  )
  const named = (repeats: readonly string[]) =>
    routes.flatMap((route: RouteSpec) => (repeats.includes(`${route.repeats}`) ? [route.name] : [])).sort()
  expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(named(['once', 'once-reread']))
  const described = operations.filter(({ description }) => description).map(({ operationId }) => operationId)
  expect(described.sort()).toEqual(
    routes.flatMap(({ name, on }) => (on.startsWith('GET ') ? [] : [name])).sort(),
  )
})

test('the API document says what a refusal comes with', () => {
  const { paths } = openApi() as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }
  const conflict = JSON.stringify(paths['/island/schools']?.post?.responses['409'])
  expect(conflict).toContain('{"const":"schools.nameTaken"}')
  expect(conflict).toContain('"const":"name"')
})

test('every route of the contract is served by exactly one noun, its own', async () => {
  const served = (await wirings()).flatMap(({ noun, functions }) =>
    Object.values(functions).flatMap(spec =>
      'serves' in spec ? spec.serves.map(route => ({ noun, name: route.name })) : [],
    ),
  )
  expect(served.map(({ name }) => name).sort()).toEqual(routes.map(({ name }) => name).sort())
  for (const { noun, name } of served) expect(name.split('/')[0]).toBe(noun)
})

test('what a command invalidates are reads of the contract', () => {
  const reads = new Set<string>(routes.filter(route => !isCommand(route)).map(({ name }) => name))
  for (const route of routes) {
    const { name, invalidates = [] }: RouteSpec = route
    for (const read of invalidates) expect(reads.has(read), `${name} invalidates ${read}`).toBe(true)
    if (invalidates.length > 0) expect(isCommand(route), name).toBe(true)
  }
})

test('every event is emitted by its own noun and heard by somebody', async () => {
  const all = await wirings()
  const emitted = all.flatMap(({ noun, emits }) => emits.map(({ name }) => ({ noun, name })))
  expect(emitted.map(({ name }) => name).sort()).toEqual(events.map(({ name }) => name).sort())
  for (const { noun, name } of emitted) expect(name.split('.')[0]).toBe(noun)
  const document = (await asyncApi()) as {
    components: { messages: Record<string, { 'x-heard-by'?: string[] }> }
  }
  for (const { name } of events)
    expect(document.components.messages[`bus/${name}`]?.['x-heard-by']?.length, name).not.toBe(0)
})

/** What the line itself says to a page, without a row: nobody tells it. */
const UNTOLD = ['live/refused', 'live/child-seen']

test('every downward live message of a noun is told by that noun', async () => {
  const told = (await wirings()).flatMap(({ tells }) => tells.map(({ name }) => name)).sort()
  const down = liveMessages.filter(({ name, way }) => way === 'down' && !UNTOLD.includes(name))
  expect(told).toEqual(down.map(({ name }) => name).sort())
})

test('docs/dependencies.md has a line for every package, and for no other', async () => {
  const document = await readFile(join(ROOT, 'docs/dependencies.md'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  // `@aws-sdk/client-lambda, client-sqs`: a scope that was named holds on; a version may stand behind.
  const listed = [...document.matchAll(/^\| (?!package|---)([^|]+) \|/gm)].flatMap(([, names = '']) =>
    names.split(', ').map(name => name.replace(/ \(.*\)$/, '')),
  )
  const isListed = (name: string) =>
    name.startsWith('@types/') ? listed.includes('@types/*') : listed.some(one => isNamed(name, one))
  expect(packages.filter(name => !isListed(name))).toEqual([])
  const isThere = (one: string) => one === '@types/*' || packages.some(name => isNamed(name, one))
  expect(listed.filter(one => !isThere(one))).toEqual([])
})

const isNamed = (name: string, listed: string): boolean => name === listed || name.endsWith(`/${listed}`)

test('every file that a document names is there', async () => {
  const decisions = (await readdir(join(ROOT, 'docs'), { recursive: true })).map(name => `docs/${name}`)
  const documents = [...decisions, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'].filter(name =>
    name.endsWith('.md'),
  )
  const named = await Promise.all(
    documents.map(async name => {
      const text = await readFile(join(ROOT, name), 'utf8')
      return [...text.matchAll(FILE)].map(([file]) => `${name}: ${file}`)
    }),
  )
  expect(named.flat().length).toBeGreaterThan(50)
  expect(named.flat().filter(one => !existsSync(join(ROOT, one.split(': ')[1] ?? '')))).toEqual([])
})

/** A file of the house by its path from the root. */
const FILE = /(?<![\w/-])(?:functions|shared|infra|web|tests|docs)\/[\w./-]+\.(?:ts|tsx|mjs|json|css|md)\b/g
