/** One figure of a bench run. `ratio` is value over reference, both measured in the same run; `goal` is its limit. */
export interface BenchRow {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly reference: number
  readonly ratio: number
  readonly goal: number
  readonly met: boolean
}
