/** One guard, switched off by changing its text. */
export interface Mutation {
  /** What nobody would be kept from any more. */
  readonly guard: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
  /** The tests that should notice. */
  readonly tests: readonly string[]
}

/** Guards of one file, with the tests that should notice. */
export const of = (
  file: string,
  tests: readonly string[],
  changes: readonly (readonly [guard: string, from: string, to: string])[],
): Mutation[] => changes.map(([guard, from, to]) => ({ guard, file, tests, from, to }))
