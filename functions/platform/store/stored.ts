import * as z from 'zod/mini'

/**
 * What is stored of a declared object: its fields, read from a row that also holds keys and bookkeeping, which are left
 * out; with `more` of the row's own fields, as `stored(Group, { version: z.int() })`.
 */
export function stored<
  Shape extends z.core.$ZodShape,
  More extends z.core.$ZodLooseShape = Record<never, never>,
>(schema: z.ZodMiniObject<Shape>, more?: More): z.ZodMiniObject<Shape & More, z.core.$strip> {
  return z.object({ ...schema.shape, ...(more as More) })
}
