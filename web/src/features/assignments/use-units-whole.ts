import { useQueries } from '@tanstack/react-query'
import type { Unit } from '#shared/catalogue/unit.ts'
import { unitQuery, useUnits } from '#web/lib/content.ts'

/** The units that are wanted, with their activities: those that have come. */
export function useUnitsWhole(isWanted: (unit: { id: string; grade: string }) => boolean): readonly Unit[] {
  const listed = (useUnits().data ?? []).filter(isWanted)
  return useQueries({
    queries: listed.map(({ hash }) => unitQuery(hash)),
    combine: results => results.flatMap(({ data }) => data ?? []),
  })
}
