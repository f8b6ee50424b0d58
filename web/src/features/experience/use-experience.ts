import { experienceChanged } from '#shared/experience/live.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useLive, useRefetchOnOpen } from '#web/lib/use-live.ts'

/** Points and level, as they grow. */
export function useExperience() {
  const amend = useAmend(getExperience, {})
  useRefetchOnOpen(getExperience)
  useLive(experienceChanged, experience => amend(() => experience))
  return useRead(getExperience, {})
}
