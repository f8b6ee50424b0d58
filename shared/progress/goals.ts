import * as z from 'zod/mini'
import { SchoolDay } from '../kernel/school-day.ts'

/** More texts a week than these nobody sets. */
export const MOST_TEXTS = 10

/** So many texts a week, from a week on until another goal follows; null where the child wants none any more. */
export const Goal = z.strictObject({
  /** The Monday of the first week in which it holds. */
  from: SchoolDay,
  texts: z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_TEXTS))),
})
export type Goal = z.output<typeof Goal>

/** More weeks than progress shows. */
const MOST_GOALS = 60

/** The goals with another from a week on: of one week the last word holds, and what says nothing new is not kept. */
export function withGoal(goals: readonly Goal[], { from, texts }: Goal): readonly Goal[] {
  const before = goals.filter(goal => goal.from < from)
  const after = goals.filter(goal => goal.from > from)
  const isSame = (goalIn(before, from) ?? null) === texts
  return [...before, ...(isSame ? [] : [{ from, texts }]), ...after].slice(-MOST_GOALS)
}

/** The texts that a child wanted to read in a week, by its Monday; undefined where there was no goal. */
export const goalIn = (goals: readonly Goal[], week: SchoolDay): number | undefined =>
  goals.filter(({ from }) => from <= week).reduce<Goal | undefined>(later, undefined)?.texts ?? undefined

const later = (a: Goal | undefined, b: Goal): Goal => (a && a.from > b.from ? a : b)
