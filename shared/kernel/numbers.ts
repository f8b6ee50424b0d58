import * as z from 'zod/mini'

/** A part of a whole, 0 to 1. */
export const Share = z.number().check(z.minimum(0), z.maximum(1))

/** All words of the longest text, in the shortest time that is taken for one. */
const MOST_PER_MINUTE = 1_000_000

/** Words per minute, or a pace as a share of another. */
export const PerMinute = z.number().check(z.minimum(0), z.maximum(MOST_PER_MINUTE))
