import type { Classmate } from '#shared/identity/group.ts'

/** So many things are drawn, each in every colour: as many marks as a class has children at most. */
export const THINGS = 8
/** Two tones each, far from each other also for who sees no red or no green: by light and dark. */
export const COLOURS = [
  ['var(--art-red)', 'var(--art-red-deep)'],
  ['var(--sol)', 'var(--sol-hondo)'],
  ['var(--art-forest)', 'var(--art-forest-deep)'],
  ['var(--art-blue)', '#2b7a8d'],
  ['var(--art-pupil)', '#31506e'],
] as const

/** A drawing for a name: which thing, in which colour. */
export interface NameMark {
  readonly thing: number
  readonly colour: number
}

const MARKS = THINGS * COLOURS.length

/** Each child of a class by a mark of their own; by the seat, so that it stays when others come and go. */
export function marksOf(classmates: readonly Classmate[]): ReadonlyMap<number, NameMark> {
  const taken = new Set<number>()
  const marks = new Map<number, NameMark>()
  for (const { seat } of classmates.toSorted((a, b) => a.seat - b.seat)) {
    let mark = seat % MARKS
    while (taken.has(mark) && taken.size < MARKS) mark = (mark + 1) % MARKS
    taken.add(mark)
    marks.set(seat, { thing: mark % THINGS, colour: Math.floor(mark / THINGS) })
  }
  return marks
}
