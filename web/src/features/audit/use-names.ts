import { useTranslation } from 'react-i18next'
import type { AuditRecord } from '#shared/audit/schema.ts'
import { listNames } from '#shared/identity/routes.ts'
import type { Place } from '#shared/kernel/place.ts'
import { listCatalogue } from '#shared/schools/routes.ts'
import { useRead } from '#web/lib/query.ts'

/** Ids of people and of things that have none: enough of them to tell two apart. */
const SHOWN = 8
const short = (id: string) => (id.length > SHOWN ? `${id.slice(0, SHOWN)}…` : id)

interface Names {
  /** The name of a person; a short id of one who has none any more, or of what is no person. */
  readonly person: (id: string) => string
  readonly school: (id: string | undefined) => string
}

/** Names for a page of the audit, which holds ids alone: so nobody who was erased is named by it. */
export function useNames(place: Place, records: readonly AuditRecord[]): Names {
  const { t } = useTranslation('audit')
  const ids = [...new Set(records.flatMap(({ actorId, subjectId }) => [actorId, subjectId]))]
    .filter(id => /^[\w-]{16,40}$/.test(id))
    .sort()
    .join(',')
  const people = useRead(listNames, { path: { place }, query: { ids } }, { enabled: ids !== '' })
  const isIsland = place === 'island'
  const schools = useRead(
    listCatalogue,
    { query: { region: undefined, municipio: undefined, active: undefined } },
    { enabled: isIsland },
  )
  return {
    person: id => {
      if (id === 'island') return t('island')
      if (id === 'deployment') return t('deployment')
      return people.data?.names[id] ?? short(id)
    },
    school: id => {
      if (id === undefined) return ''
      if (!isIsland) return t('own')
      return schools.data?.schools.find(({ schoolId }) => schoolId === id)?.name ?? short(id)
    },
  }
}
