import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PAGE } from '#shared/audit/routes.ts'
import type { AuditRecord } from '#shared/audit/schema.ts'
import { listGroups } from '#shared/identity/group-routes.ts'
import { listNames } from '#shared/identity/routes.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import { listCatalogue } from '#shared/schools/routes.ts'
import { call } from '#web/lib/client.ts'
import { keyOf, useRead } from '#web/lib/query.ts'

/** Ids of people and of things that have none: enough of them to tell two apart. */
const SHOWN = 8
const short = (id: string) => (id.length > SHOWN ? `${id.slice(0, SHOWN)}…` : id)

interface Names {
  /** Who did it. */
  readonly actor: (record: AuditRecord) => string
  /** To whom or what. */
  readonly subject: (record: AuditRecord) => string
  /** The name of a group, where one is known. */
  readonly group: (id: string | undefined) => string | undefined
  readonly school: (id: string | undefined) => string
}

/** Whom and what some records name. */
export const idsOf = (records: readonly AuditRecord[]): string =>
  [...new Set(records.flatMap(({ actorId, subjectId }) => [actorId, subjectId]))]
    .filter(id => /^[\w-]{16,40}$/.test(id))
    .sort()
    .join(',')

/** Names for records of the audit, which holds ids alone: so nobody who was erased is named by it. */
export function useNames(place: Place, records: readonly AuditRecord[]): Names {
  const { t } = useTranslation('audit')
  // Page by page, so that what has its names keeps them when more comes.
  const people = useQueries({
    queries: Array.from({ length: Math.ceil(records.length / PAGE) }, (_, page) => {
      const args = { path: { place }, query: { ids: idsOf(records.slice(page * PAGE, (page + 1) * PAGE)) } }
      return {
        queryKey: keyOf(listNames, args),
        queryFn: () => call(listNames, args),
        enabled: args.query.ids !== '',
      }
    }),
    combine: replies => Object.fromEntries(replies.flatMap(({ data }) => Object.entries(data?.names ?? {}))),
  })
  const isIsland = place === 'island'
  const schools = useRead(
    listCatalogue,
    { query: { region: undefined, municipio: undefined, active: undefined } },
    { enabled: isIsland },
  )
  const groups = useRead(
    listGroups,
    { path: { schoolId: partsOf(place).id }, query: { schoolYear: undefined } },
    { enabled: !isIsland },
  )

  const school = (id: string | undefined) =>
    id === undefined ? '' : (schools.data?.schools.find(({ schoolId }) => schoolId === id)?.name ?? short(id))
  const group = (id: string | undefined) => groups.data?.groups.find(({ groupId }) => groupId === id)?.name
  /** A place for which codes were made, as they name it. */
  const placed = (name: string): string => {
    const { kind, id } = partsOf(name)
    if (kind === 'school') return isIsland ? school(id) : t('school')
    return kind === 'group' ? (group(id) ?? t('group')) : id
  }
  const person = (id: string): string | undefined => {
    if (id === 'island') return t('island')
    if (id === 'deployment') return t('deployment')
    return people[id]
  }
  const thing = ({ deed, subjectId }: AuditRecord): string | undefined => {
    if (subjectId.includes(':')) return placed(subjectId)
    if (deed === 'codeRevoked') return t('code')
    return group(subjectId) ?? (deed === 'groupChanged' ? t('group') : undefined)
  }
  return {
    // Families are of no place, which names its people.
    actor: ({ actorId, deed }) => person(actorId) ?? (deed === 'childClaimed' ? t('family') : short(actorId)),
    subject: record =>
      record.subjectId === record.actorId
        ? t('themself')
        : (person(record.subjectId) ?? thing(record) ?? short(record.subjectId)),
    group,
    school,
  }
}
