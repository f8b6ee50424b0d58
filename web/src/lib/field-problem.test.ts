import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldProblem } from './field-problem.ts'

/** What the schema has against a value, as its field is told. */
const found = (schema: z.ZodMiniType, value: unknown) => {
  const issue = z.safeParse(schema, value).error?.issues[0]
  if (!issue) throw new Error('nothing is wrong')
  return fieldProblem(issue, value)
}
const word = z.string().check(z.minLength(3), z.maxLength(5))
const blank = z.string().check(z.trim(), z.minLength(3))

test.each([
  ['too few letters', word, 'ab', { key: 'tooShort', count: 3 }],
  ['too many letters', word, 'abcdef', { key: 'tooLong', count: 5 }],
  ['nothing', word, '', { key: 'required', count: 0 }],
  ['only blanks', blank, '   ', { key: 'required', count: 0 }],
  ['what is not there', word, undefined, { key: 'required', count: 0 }],
  ['none of the options', z.enum(['a', 'b']), '', { key: 'choose', count: 0 }],
  ['no number', z.int(), Number.NaN, { key: 'number', count: 0 }],
  ['too small a number', z.int().check(z.minimum(1)), 0, { key: 'tooSmall', count: 1 }],
  ['not a positive number', z.int().check(z.positive()), 0, { key: 'tooSmall', count: 1 }],
  ['too big a number', z.int().check(z.maximum(40)), 41, { key: 'tooBig', count: 40 }],
  ['not below a number', z.int().check(z.lt(40)), 40, { key: 'tooBig', count: 39 }],
  ['none of a list', z.array(z.string()).check(z.minLength(1)), [], { key: 'tooFew', count: 1 }],
  ['too much of a list', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], { key: 'tooMany', count: 1 }],
  ['half an email', z.email(), 'ana@', { key: 'email', count: 0 }],
  ['another form', z.string().check(z.regex(/^x$/)), 'y', { key: 'invalid', count: 0 }],
])('%s', (_, schema, value, problem) => {
  expect(found(schema, value)).toEqual(problem)
})

test('what the server found has no limit to tell', () => {
  expect(fieldProblem({ code: 'too_small' }, 'ab')).toEqual({ key: 'invalid', count: 0 })
})
