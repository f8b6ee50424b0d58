import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { getCalendar } from '#shared/schools/routes.ts'
import { useRead } from '#web/lib/query.ts'
import { ReadState } from '#web/ui/read-state.tsx'
import { ChildPlans } from './child-plans.tsx'
import { GroupPlans } from './group-plans.tsx'
import type { Expected, PlannedChild } from './planned.ts'

interface InterventionDashboardProps {
  readonly groupId: string
  readonly people: readonly PlannedChild[]
  readonly expected: Expected
  /** The day on the island, by the server’s clock. */
  readonly today: SchoolDay
}

/** A group's open plans; where the address names a child, theirs. */
export function InterventionDashboard({ groupId, people, expected, today }: InterventionDashboardProps) {
  const { t } = useTranslation('interventions')
  const [search] = useSearchParams()
  const calendar = useRead(getCalendar, {})
  const declared = new Set(calendar.data?.declared.map(({ day }) => day))
  const studentId = search.get('student')
  if (!studentId) return <GroupPlans groupId={groupId} people={people} declared={declared} today={today} />
  const child = people.find(one => one.studentId === studentId)
  if (!child) return <ReadState state="gone" text={t('notHere')} />
  return (
    <ChildPlans
      key={studentId}
      groupId={groupId}
      child={child}
      expected={expected}
      declared={declared}
      today={today}
    />
  )
}
