/** Every number that comes in, or that one noun tells another, is finite and has bounds: none can overflow what reckons with it. */
import { expect, test } from 'vitest'
import * as z from 'zod'
import { events, liveMessages, routes } from './contract.ts'
import type { RouteSpec } from './kernel/route.ts'

interface Node {
  readonly type?: string | readonly string[]
  readonly [key: string]: unknown
}

/** Where a schema lets a number be as large or as small as it likes. A whole number has at least those that are exact. */
function unbounded(schema: unknown, whole: boolean, at = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, n) => unbounded(part, whole, `${at}/${n}`))
  if (typeof schema !== 'object' || schema === null) return []
  const node = schema as Node
  const within = Object.entries(node).flatMap(([key, part]) => unbounded(part, whole, `${at}/${key}`))
  const types = [node.type].flat()
  const isNumber = !('const' in node) && (types.includes('number') || types.includes('integer'))
  return isNumber && !isBounded(node, whole) ? [at, ...within] : within
}

function isBounded(node: Node, exactIsEnough: boolean): boolean {
  const least = node.minimum ?? node.exclusiveMinimum
  const most = node.maximum ?? node.exclusiveMaximum
  if (typeof least !== 'number' || typeof most !== 'number') return false
  return exactIsEnough || (least > Number.MIN_SAFE_INTEGER && most < Number.MAX_SAFE_INTEGER)
}

const jsonOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
const found = (named: readonly (readonly [string, z.core.$ZodType | undefined])[], exactIsEnough: boolean) =>
  named.flatMap(([name, schema]) =>
    schema ? unbounded(jsonOf(schema), exactIsEnough).map(at => `${name}${at}`) : [],
  )

test('the walk finds what has no bound', () => {
  const loose = z.object({
    a: z.nullable(z.number()),
    b: z.array(z.union([z.string(), z.number().min(0)])),
    c: z.int(),
    d: z.literal(3),
  })
  expect(unbounded(jsonOf(loose), true)).toEqual(['/properties/a', '/properties/b/items/anyOf/1'])
  expect(unbounded(jsonOf(loose), false)).toHaveLength(3)
  expect(unbounded(jsonOf(z.object({ a: z.number().min(0).max(1) })), false)).toEqual([])
})

test('every number of every body, query and upward message has bounds of its own', () => {
  const all: readonly RouteSpec[] = routes
  const upward = liveMessages.filter(message => 'reply' in message)
  expect(upward.length).toBeGreaterThan(0)
  expect(
    found(
      [
        ...all.map(({ name, body }) => [`${name} body`, body] as const),
        ...all.map(({ name, query }) => [`${name} query`, query] as const),
        ...upward.map(({ name, body }) => [name, body] as const),
      ],
      false,
    ),
  ).toEqual([])
})

test('every number of every event is exact or has bounds', () => {
  expect(
    found(
      events.map(({ name, body }) => [name, body] as const),
      true,
    ),
  ).toEqual([])
})
