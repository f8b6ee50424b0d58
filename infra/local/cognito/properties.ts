import * as z from 'zod/mini'

// Pool and client schemas are strict: what they do not list is refused, so that no property is silently without effect.

/** A whole number in a range; CDK writes some as strings. */
export const whole = (min: number, max: number) => z.coerce.number().check(z.gte(min), z.lte(max))

/** Parses a resource's properties; the error names the resource and each property that is not carried out here. */
export function parseProperties<S extends z.ZodMiniType>(
  schema: S,
  resource: string,
  value: unknown,
): z.output<S> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.flatMap(issue => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
    return keys.length > 0 ? keys.map(key => [...issue.path, key].join('.')) : [issue.path.join('.')]
  })
  throw new Error(`${resource}: the embedded cloud does not carry out ${names.join(', ')} as given`)
}
