import { test } from 'vitest'

/** Whether what takes long, or is much like another, runs too: in the sweep, as `@seldom` does of the browser's journeys. */
export const EVERY = process.env.EVERY !== undefined

/** A test of the sweep, in a file whose others run every time. */
export const seldom = test.runIf(EVERY)
