import * as z from 'zod/mini'
import { getRow, putVersioned } from '#functions/platform/store/rows.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { Goal, withGoal } from '#shared/progress/goals.ts'
import { progressTable } from './table.ts'

const Stored = z.object({ goals: z.array(Goal), version: z.int() })
const none = { goals: [], version: 0 }
const goalsKey = (studentId: string) => key(progressTable, 'goals', { studentId })

/** The goals that a child set, the oldest first. */
export const readGoals = async (studentId: string): Promise<z.output<typeof Stored>> =>
  (await getRow(Stored, goalsKey(studentId))) ?? none

/** Keeps a goal of a week on, and gives all. */
export const keepGoal = (studentId: string, goal: Goal): Promise<readonly Goal[]> =>
  retryOnConflict(async () => {
    const before = await readGoals(studentId)
    const goals = withGoal(before.goals, goal)
    if (JSON.stringify(goals) === JSON.stringify(before.goals)) return goals
    const row = { ...goalsKey(studentId), goals, version: before.version + 1 }
    return (await putVersioned(row, before.version)) ? goals : undefined
  })
