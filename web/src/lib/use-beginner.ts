import { getProfile } from '#shared/identity/routes.ts'
import { beginsToRead } from '#shared/kernel/school.ts'
import { useRead } from './query.ts'
import { useIsStudent } from './use-own.ts'

/** Whether a child of Pre-K to grade 1 is here; undefined until a child's grade is known. */
export function useBeginner(): boolean | undefined {
  const isStudent = useIsStudent()
  const { data } = useRead(getProfile, {}, { enabled: isStudent })
  if (!isStudent) return false
  return data && beginsToRead(data.grade ?? 'K')
}
