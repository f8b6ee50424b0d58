import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listColleagues } from '#shared/identity/routes.ts'
import { listGroupInterventions } from '#shared/interventions/routes.ts'
import type { Intervention } from '#shared/interventions/schema.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { listProbes } from '#shared/progress/routes.ts'
import { call } from '#web/lib/client.ts'
import { keyOf, useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'

type Probes = ReplyOf<typeof listProbes>['probes']

/** A colleague may plan meanwhile. */
const ASK_AGAIN_MS = 30_000

/** What is open for a group's children. */
export const useGroupPlans = (groupId: string) =>
  useRead(listGroupInterventions, { path: { groupId } }, { every: () => ASK_AGAIN_MS })

/** The readings behind each plan, by the plan's id; undefined until they came. */
export function useProbesOf(plans: readonly Intervention[]): ReadonlyMap<string, Probes | undefined> {
  const read = useQueries({
    queries: plans.map(({ studentId, language }) => {
      const args = { path: { studentId }, query: { language } }
      return { queryKey: keyOf(listProbes, args), queryFn: () => call(listProbes, args) }
    }),
  })
  return new Map(plans.map(({ interventionId }, n) => [interventionId, read[n]?.data?.probes]))
}

/** Whoever works at the school by name; who does no more is somebody. */
export function useColleague(): (personId: string) => string {
  const { t } = useTranslation('interventions')
  const session = useSession()
  const person = session.status === 'signedIn' ? session.person : undefined
  const staff = useRead(
    listColleagues,
    { path: { schoolId: person?.schoolId ?? '' } },
    { enabled: person?.schoolId !== undefined },
  )
  const names = new Map(staff.data?.staff.map(one => [one.personId, one.fullName]))
  return personId => (personId === person?.personId ? t('you') : (names.get(personId) ?? t('someone')))
}

/** Whether who looks may plan. */
export function useIsTeacher(): boolean {
  const session = useSession()
  return session.status === 'signedIn' && session.person.roles.includes('teacher')
}
