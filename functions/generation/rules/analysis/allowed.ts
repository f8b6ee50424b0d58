import { LATEST } from '#shared/progress/reasons.ts'
import type { FindingId, ToldFinding } from '#shared/progress/told-finding.ts'
import type { Numeral } from './numerals.ts'

interface Numbers {
  readonly counts: readonly number[]
  readonly percents: readonly number[]
}
const of = (counts: readonly number[], percents: readonly number[] = []): Numbers => ({ counts, percents })

/** The bounds of the rule by which something was found: they may be said beside its figures. */
export const BOUNDS: Readonly<Record<FindingId, Numbers>> = {
  week: of([]),
  silent: of([7]),
  hard: of([LATEST], [90]),
  noneHard: of([LATEST], [90]),
  pace: of([4], [80]),
  sound: of([5, 20]),
  moved: of([4]),
  literal: of([10]),
  inferential: of([10]),
  alike: of([10]),
  ownWeek: of([]),
  ownAway: of([]),
  ownNever: of([0]),
  ownLevel: of([]),
  ownBelow: of([]),
  ownAbove: of([]),
  ownRose: of([4]),
  ownFell: of([4]),
  ownHard: of([4], [90]),
  ownRight: of([4], [90, 95]),
  ownEasy: of([4], [95]),
  ownSlow: of([4], [80]),
  ownPace: of([4]),
  ownFast: of([4]),
  ownSound: of([]),
  ownQuestions: of([]),
}

const SHARES: ReadonlySet<FindingId> = new Set(['literal', 'inferential', 'alike'])

/** The numbers of a finding, as they may be said: its figures, its rule's bounds, the grade that it speaks of. */
export function numbersOf({ id, grade, figures }: ToldFinding): Numbers {
  const isShare = (name: string) =>
    name === 'percent' || (SHARES.has(id) && (name === 'literal' || name === 'inferential'))
  const all = Object.entries(figures)
  const numbers = (shares: boolean) =>
    all
      .filter(([name]) => isShare(name) === shares)
      .flatMap(([, number]) => (number === undefined ? [] : [number]))
  const level = Number(grade)
  return {
    counts: [...numbers(false), ...BOUNDS[id].counts, ...(level > 0 ? [level] : [])],
    percents: [...numbers(true), ...BOUNDS[id].percents],
  }
}

/** The first of these numbers that none of the findings has; a percentage must be one there, too. */
export function firstInvented(
  numerals: readonly Numeral[],
  findings: readonly ToldFinding[],
): Numeral | undefined {
  const known = findings.map(numbersOf)
  const percents = new Set(known.flatMap(({ percents }) => percents))
  const counts = new Set([...known.flatMap(({ counts }) => counts), ...percents])
  return numerals.find(({ number, isPercent }) => !(isPercent ? percents : counts).has(number))
}

/** Whether one of them is of everybody whom it counts. */
export const isOfAll = (findings: readonly ToldFinding[]): boolean =>
  findings.some(({ figures: { count, ...parts } }) => Object.values(parts).some(part => part === count))
