import * as z from 'zod/mini'

const oneOrMore = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.union([item, z.array(item)]),
    z.transform(value => (Array.isArray(value) ? value : [value])),
  )

const strings = oneOrMore(z.pipe(z.union([z.string(), z.boolean(), z.number()]), z.transform(String)))

/** How each condition operator compares one value of the request with the values of the policy. */
const OPERATORS = {
  StringEquals: (value: string, allowed: readonly string[]) => allowed.includes(value),
  StringLike: (value: string, allowed: readonly string[]) => allowed.some(pattern => matches(pattern, value)),
  ArnEquals: (value: string, allowed: readonly string[]) => allowed.some(pattern => matches(pattern, value)),
  ArnLike: (value: string, allowed: readonly string[]) => allowed.some(pattern => matches(pattern, value)),
  Bool: (value: string, allowed: readonly string[]) => allowed.includes(value),
} as const
type Operator = keyof typeof OPERATORS

const Conditions = z.record(z.string(), strings)
const Condition = z.strictObject({
  StringEquals: z.optional(Conditions),
  StringLike: z.optional(Conditions),
  ArnEquals: z.optional(Conditions),
  ArnLike: z.optional(Conditions),
  Bool: z.optional(Conditions),
  'ForAllValues:StringEquals': z.optional(Conditions),
  'ForAllValues:StringLike': z.optional(Conditions),
})

const Principals = z.union([
  z.literal('*'),
  z.strictObject({ Service: z.optional(strings), AWS: z.optional(strings) }),
])

export const Statement = z.strictObject({
  Sid: z.optional(z.string()),
  Effect: z.enum(['Allow', 'Deny']),
  Action: strings,
  Resource: z.optional(strings),
  Principal: z.optional(Principals),
  Condition: z.optional(Condition),
})
export type Statement = z.output<typeof Statement>

/** A policy document; what this machine cannot evaluate (`NotAction`, other operators) does not parse. */
export const PolicyDocument = z.strictObject({
  Version: z.optional(z.string()),
  Id: z.optional(z.string()),
  Statement: oneOrMore(Statement),
})

/** The values of a request that conditions look at, by key. */
export type Context = Readonly<Record<string, string | readonly string[]>>

/** Whether a pattern with `*` and `?` covers a text. */
export function matches(pattern: string, value: string): boolean {
  let [p, v, star, retry] = [0, 0, -1, 0]
  while (v < value.length) {
    if (pattern[p] === '*') [star, retry, p] = [p, v, p + 1]
    else if (pattern[p] === '?' || pattern[p] === value[v]) [p, v] = [p + 1, v + 1]
    else if (star >= 0) [p, v, retry] = [star + 1, retry + 1, retry + 1]
    else return false
  }
  while (pattern[p] === '*') p += 1
  return p === pattern.length
}

/** Whether all conditions of a statement hold under these circumstances. */
export function conditionsHold(condition: Statement['Condition'], context: Context): boolean {
  if (condition === undefined) return true
  const byKey = new Map(Object.entries(context).map(([key, value]) => [key.toLowerCase(), [value].flat()]))
  return Object.entries(condition).every(([name, keys]) => {
    const forAll = name.startsWith('ForAllValues:')
    const compare = OPERATORS[name.replace('ForAllValues:', '') as Operator]
    return Object.entries(keys ?? {}).every(([key, allowed]) => {
      const values = byKey.get(key.toLowerCase()) ?? []
      return forAll
        ? values.every(value => compare(value, allowed))
        : values.some(value => compare(value, allowed))
    })
  })
}

/** Whether a statement speaks of this action on this resource, under whatever conditions. */
export const covers = ({ Action, Resource = [] }: Statement, action: string, resource: string): boolean =>
  Action.some(pattern => matches(pattern.toLowerCase(), action.toLowerCase())) &&
  Resource.some(pattern => matches(pattern, resource))
