/**
 * One figure of a bench run. `ratio` is value over reference, both measured in the same run; `goal` is its
 * limit; a row without one informs.
 */
export interface BenchRow {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly reference: number
  readonly ratio: number
  readonly goal: number | null
  readonly met: boolean | null
}
