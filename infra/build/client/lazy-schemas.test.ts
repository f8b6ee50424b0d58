import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { whenAsked } from '#web/lib/when-asked.ts'
import { lazySchemas } from './lazy-schemas.ts'

test('a schema that is made while its module is loaded is made when it is asked; the lines keep their numbers', () => {
  const source = [
    `import * as z from 'zod/mini'`,
    'export const Word = z.strictObject({ at: z.int(), parts: z.array(z.string()) })',
    'export const read = route({',
    '  reply: z.array(Word).check(z.maxLength(3)),',
    '})',
  ].join('\n')
  const lazy = lazySchemas(source)
  expect(lazy.split('\n').slice(1)).toEqual([
    'export const Word = /* @__PURE__ */ whenAsked(() => z.strictObject({ at: z.int(), parts: z.array(z.string()) }))',
    'export const read = route({',
    '  reply: /* @__PURE__ */ whenAsked(() => z.array(Word).check(z.maxLength(3))),',
    '})',
  ])
  expect(lazy.split('\n')[0]).toBe(
    `import { whenAsked } from '#web/lib/when-asked.ts';import * as z from 'zod/mini'`,
  )
})

test('what is made when a function is called, what makes no schema, and what is of no library of schemas stay', () => {
  const source = [
    'export const listOf = <S>(one: S) => z.array(one)',
    'function paged() { return z.strictObject({}) }',
    'export const known = z.safeParse(Word, {})',
    'const other = y.object({})',
  ].join('\n')
  expect(lazySchemas(source)).toBe(source)
})

test('it is made once, and not before', () => {
  let made = 0
  const Word = whenAsked(() => {
    made++
    return z.strictObject({ text: z.string() })
  })
  const Line = whenAsked(() => z.strictObject({ words: z.array(Word) }))
  expect(made).toBe(0)
  expect(Line.parse({ words: [{ text: 'sol' }, { text: 'mar' }] })).toEqual({
    words: [{ text: 'sol' }, { text: 'mar' }],
  })
  expect(Line.safeParse({ words: [{ text: 1 }] }).success).toBe(false)
  expect(made).toBe(1)
})

test('schemas are made of what stands for others as of those themselves', () => {
  const Name = whenAsked(() => z.string().check(z.minLength(1)))
  const Child = whenAsked(() => z.strictObject({ kind: z.literal('child'), name: Name }))
  const Group = whenAsked(() =>
    z.strictObject({ kind: z.literal('group'), children: z.array(Child), teacher: z.optional(Name) }),
  )
  const Any = whenAsked(() => z.discriminatedUnion('kind', [Child, Group]))
  const Graded = whenAsked(() => z.extend(Child, { grade: z._default(z.nullable(Name), null) }))
  const child = { kind: 'child', name: 'Lola' }
  expect(Any.parse({ kind: 'group', children: [child] })).toEqual({ kind: 'group', children: [child] })
  expect(Any.safeParse({ kind: 'group', children: [{ ...child, name: '' }] }).success).toBe(false)
  expect(Graded.parse(child)).toEqual({ ...child, grade: null })
  expect(z.safeParse(Graded, { ...child, more: 1 }).success).toBe(false)
  expect('_zod' in Any).toBe(true)
  expect(Child instanceof z.ZodMiniObject).toBe(true)
})
