import * as z from 'zod/mini'

/**
 * Why a reading is kept and does not count: no voice reads so fast, no voice says so many words at the same time, or
 * nothing of the text was read at all.
 */
export const Implausible = z.enum(['tooFast', 'timesOverlap', 'nothingRead'])
export type Implausible = z.output<typeof Implausible>

/** Whether a reading counts: for what is earned, for levels and sums, and in a child's own history. */
export const doesCount = ({ implausible }: { readonly implausible?: Implausible | undefined }): boolean =>
  implausible === undefined
