import { getProfile } from '#shared/identity/routes.ts'
import { beginsToRead } from '#shared/kernel/school.ts'
import { useRead } from './query.ts'
import { useIsStudent } from './use-own.ts'

/** Whether a child of Pre-K to grade 1 is here; a child of whom no grade is known yet is taken for one. */
export function useIsBeginner(): boolean {
  const isStudent = useIsStudent()
  const { data } = useRead(getProfile, {}, { enabled: isStudent })
  return isStudent && beginsToRead(data?.grade ?? 'K')
}
