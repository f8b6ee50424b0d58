import * as z from 'zod/mini'
import { changeRow, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { planChanged } from '#shared/interventions/events.ts'
import type { EventBody } from '#shared/kernel/event.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { progressTable } from './table.ts'

export type Plan = EventBody<typeof planChanged>

const Row = z.object({ plan: stored(planChanged.body) })

/** Keeps what is planned in a language, unless something later is known of it. */
export async function keepPlan(plan: Plan): Promise<void> {
  const { studentId, language, version } = plan
  await changeRow(Row, key(progressTable, 'plan', { studentId, language }), {
    update: 'SET #plan = :plan, version = :version',
    condition: 'attribute_not_exists(version) OR version < :version',
    names: { '#plan': 'plan' },
    values: { ':plan': plan, ':version': version },
  })
}

/** What is planned for a child in each language, as far as it was told; what has ended too. */
export async function readPlans(studentId: string): Promise<readonly Plan[]> {
  const plans = { ...prefix(progressTable, 'plan', { studentId }), limit: LANGUAGES.length }
  return (await queryRows(Row, plans)).map(({ plan }) => plan)
}
