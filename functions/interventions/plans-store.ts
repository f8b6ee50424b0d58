import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { getRow, getRows, queryIndex, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { type Emission, emit, putNew, putVersion, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { planChanged } from '#shared/interventions/events.ts'
import { Intervention } from '#shared/interventions/schema.ts'
import { interventionsTable } from './table.ts'

const StoredPlans = z.object({ open: z.array(Intervention), version: z.int() })
const plansKey = (studentId: string) => key(interventionsTable, 'plans', { studentId })

/** What is open for a child, as it was read. */
export type Plans = z.output<typeof StoredPlans>

export const readPlans = async (studentId: string): Promise<Plans> =>
  (await getRow(StoredPlans, plansKey(studentId))) ?? { open: [], version: 0 }

const StoredEnded = stored(Intervention)

/** More than a child has in thirteen months. */
const MOST_ENDED = 60

/** Newest first. */
export const readEnded = (studentId: string): Promise<readonly Intervention[]> =>
  queryRows(StoredEnded, {
    ...prefix(interventionsTable, 'ended', { studentId }),
    limit: MOST_ENDED,
    newestFirst: true,
  })

/** One that is open or has ended; undefined where there is none. */
export async function readPlan(studentId: string, interventionId: string): Promise<Intervention | undefined> {
  const { open } = await readPlans(studentId)
  return (
    open.find(one => one.interventionId === interventionId) ??
    (await getRow(StoredEnded, key(interventionsTable, 'ended', { studentId, interventionId })))
  )
}

/** Puts a plan in the place of what it was among those that are open, where they are still as they were read. */
export function planWrites(before: Plans, plan: Intervention, at: string): Readonly<Record<string, Write>> {
  const { studentId, interventionId } = plan
  const others = before.open.filter(one => one.interventionId !== interventionId)
  const row = {
    ...plansKey(studentId),
    open: plan.ended ? others : [...others, plan],
    version: before.version + 1,
  }
  const endedRow = {
    ...key(interventionsTable, 'ended', { studentId, interventionId }),
    ...plan,
    expiresAt: expiry(at, DEED_DAYS),
  }
  return {
    plans: putVersion(row, before.version),
    ...(plan.ended && { ended: putNew(endedRow) }),
  }
}

/** Tells where a plan's aim line goes now, with what is written of it. */
export function planEmits(
  before: Plans,
  { studentId, interventionId, language, grade, phases, aims, ended }: Intervention,
  at: string,
): readonly Emission[] {
  const body = {
    studentId,
    interventionId,
    language,
    grade,
    phases: phases.map(({ from }) => from),
    aims: aims.map(({ from, pace, goal, until }) => ({ from, pace, goal, until })),
    endedOn: ended?.on ?? null,
    version: before.version + 1,
  }
  return [emit(planChanged, body, at)]
}

/** More children than a group has. */
const MOST_CHILDREN = 500

/** The children of a group, as far as it was told. */
export async function readMembers(groupId: string): Promise<readonly string[]> {
  const index = { name: 'group', ...interventionsTable.indexes.group }
  const { rows } = await queryIndex(z.object({ studentId: z.string() }), {
    index,
    of: groupId,
    limit: MOST_CHILDREN,
  })
  return rows.map(({ studentId }) => studentId)
}

/** What is open for children: a read for a hundred of them. */
export async function readOpen(studentIds: readonly string[]): Promise<readonly Intervention[]> {
  const plans = await getRows(StoredPlans, studentIds.map(plansKey))
  return plans.flatMap(plan => plan?.open ?? [])
}

/** A plan that may still be changed, with what was read beside it; else why it may not. */
export async function readToChange(studentId: string, interventionId: string) {
  const before = await readPlans(studentId)
  const plan = before.open.find(one => one.interventionId === interventionId)
  if (plan) return { before, plan }
  const known = await readPlan(studentId, interventionId)
  return { refused: known ? ('ended' as const) : ('unknown' as const) }
}
