import type { Equivalent } from './judge.ts'

/** Changes after which everything is as it was. */
export const equivalents: readonly Equivalent[] = []
