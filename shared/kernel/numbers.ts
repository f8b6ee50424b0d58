import * as z from 'zod/mini'

/** A part of a whole, 0 to 1. */
export const Share = z.number().check(z.minimum(0), z.maximum(1))
