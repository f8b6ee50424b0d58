import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listColleagues, listDepartmentStaff, listRegionStaff } from '#shared/identity/routes.ts'
import type { Colleague } from '#shared/identity/schema.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import { Region } from '#shared/kernel/school.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import type { Person } from '#web/lib/session.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import { PasswordDialog } from '../groups/password-dialog.tsx'
import { NoEntry, ReopenDialog } from '../groups/reopen-account.tsx'
import { isAbove, revocableAmong } from '../places/places.ts'
import { EndRole, type OfficeKind } from './end-role.tsx'
import { RemoveSecondFactor } from './remove-second-factor.tsx'

interface StaffListProps {
  readonly place: Place
  readonly roles: readonly Role[]
}

/** Who works at a school; whoever stands above them ends their access, or gives them another password. */
export function SchoolStaff({ place, roles }: StaffListProps) {
  const schoolId = partsOf(place).id
  const read = useRead(listColleagues, { path: { schoolId } })
  return <StaffList at="school" read={read} place={place} roles={roles} schoolId={schoolId} />
}

/** Who works for a regional office; the department ends their access. */
export function RegionStaff({ place, roles }: StaffListProps) {
  const read = useRead(listRegionStaff, { path: { region: Region.parse(partsOf(place).id) } })
  return <StaffList at="region" read={read} place={place} roles={roles} />
}

/** Who administers the island; of themself nobody ends anything. */
export function DepartmentStaff({ roles, personId }: Pick<Person, 'roles' | 'personId'>) {
  const read = useRead(listDepartmentStaff, {})
  return <StaffList at="island" read={read} place="island" roles={roles} self={personId} />
}

const REVOKED_AT: Readonly<Record<OfficeKind, readonly Role[]>> = {
  school: ['director', 'teacher'],
  region: ['ore'],
  island: ['admin'],
}

interface ListProps extends StaffListProps {
  readonly at: OfficeKind
  readonly read: UseQueryResult<{ staff: Colleague[] }>
  /** Of those whose password is the school's to reset. */
  readonly schoolId?: string
  /** Whoever looks, where they stand in the list. */
  readonly self?: string
}

function StaffList({ at, read, place, roles, schoolId, self }: ListProps) {
  const { t } = useTranslation('identity')
  // What somebody does elsewhere is ended there.
  const endsOf = ({ personId, roles: held }: Colleague) =>
    personId === self ? [] : revocableAmong(roles, held).filter(role => REVOKED_AT[at].includes(role))
  const resets = ({ roles: held }: Colleague) => schoolId !== undefined && isAbove(roles, held)
  const actions: Column<Colleague> = {
    id: 'actions',
    header: t('actions'),
    kind: 'actions',
    cell: colleague => {
      const { personId, fullName, lostEntry } = colleague
      const ends = endsOf(colleague)
      return (
        <>
          {schoolId && resets(colleague) && !lostEntry && (
            <PasswordDialog schoolId={schoolId} personId={personId} fullName={fullName} />
          )}
          {schoolId && resets(colleague) && lostEntry && (
            <ReopenDialog schoolId={schoolId} personId={personId} fullName={fullName} lostEntry={lostEntry} />
          )}
          {colleague.hasSecondFactor && ends.length > 0 && (
            <RemoveSecondFactor place={place} personId={personId} fullName={fullName} />
          )}
          {ends.length > 0 && (
            <EndRole at={at} place={place} personId={personId} fullName={fullName} ends={ends} />
          )}
        </>
      )
    },
  }
  const mayAct = read.data?.staff.some(colleague => resets(colleague) || endsOf(colleague).length > 0)
  return (
    <section className={staff.section} aria-labelledby="staff">
      <h2 id="staff">{t(`staff.title.${at}`)}</h2>
      <DataTable
        label={t(`staff.title.${at}`)}
        rows={read.data?.staff}
        rowId={({ personId }) => personId}
        empty={t(`staff.none.${at}`)}
        failed={useReadFailure(read, { what: t('unavailable') })}
        columns={[
          {
            id: 'name',
            header: t('staff.name'),
            text: ({ fullName }) => fullName,
            sort: ({ fullName }) => fullName,
          },
          {
            id: 'roles',
            header: t('staff.roles'),
            text: ({ roles: held }) => held.map(role => t(`roles.${role}`)).join(' · '),
            cell: ({ roles: held, lostEntry }) => (
              <>
                {held.map(role => t(`roles.${role}`)).join(' · ')}
                {lostEntry && (
                  <>
                    {' '}
                    <NoEntry />
                  </>
                )}
              </>
            ),
          },
          ...(mayAct ? [actions] : []),
        ]}
      />
    </section>
  )
}
