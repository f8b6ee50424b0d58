import * as z from 'zod/mini'

const Report = z.object({
  batchItemFailures: z.optional(
    z.nullable(z.array(z.object({ itemIdentifier: z.string().check(z.minLength(1)) }))),
  ),
})

/**
 * The items that a function reports as failed. As Lambda reads it: nothing returned is success; a report that is
 * malformed or names an unknown item fails the whole batch, which is `undefined`.
 */
export function itemFailures(returned: unknown, known: ReadonlySet<string>): ReadonlySet<string> | undefined {
  if (returned === null || returned === undefined || returned === '') return new Set()
  const report = z.safeParse(Report, returned)
  if (!report.success) return undefined
  const failed = new Set((report.data.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier))
  return [...failed].every(id => known.has(id)) ? failed : undefined
}
