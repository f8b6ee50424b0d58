import { useTranslation } from 'react-i18next'
import { listColleagues } from '#shared/identity/routes.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { Unreached } from '#web/i18n/unreached.tsx'
import { useRead } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { PasswordDialog } from '../groups/password-dialog.tsx'
import { endsAmong, isAbove } from '../places/places.ts'
import { EndRole } from './end-role.tsx'

interface StaffListProps {
  /** A school. */
  readonly place: Place
  readonly roles: readonly Role[]
}

/** Who works at a school; whoever stands above them ends their access, or gives them another password. */
export function StaffList({ place, roles }: StaffListProps) {
  const { t } = useTranslation('identity')
  const schoolId = partsOf(place).id
  const { data, isPending, isError, refetch } = useRead(listColleagues, { path: { schoolId } })
  return (
    <section className={staff.section} aria-labelledby="staff">
      <h2 id="staff">{t('staff.title')}</h2>
      <Card flush>
        {isPending && <Skeleton height="96px" />}
        {isError && <Unreached what={t('unavailable')} onRetry={refetch} />}
        {data?.staff.length === 0 && <p className={staff.empty}>{t('staff.none')}</p>}
        {data && data.staff.length > 0 && (
          <table className={staff.table}>
            <tbody>
              {data.staff.map(({ personId, fullName, roles: held }) => {
                const ends = endsAmong(roles, held)
                return (
                  <tr key={personId}>
                    <td>{fullName}</td>
                    <td>{held.map(role => t(`roles.${role}`)).join(' · ')}</td>
                    <td>
                      <div className={staff.actions}>
                        {isAbove(roles, held) && (
                          <PasswordDialog schoolId={schoolId} personId={personId} fullName={fullName} />
                        )}
                        {ends.length > 0 && (
                          <EndRole
                            place={place}
                            personId={personId}
                            fullName={fullName}
                            ends={ends}
                            onEnded={() => void refetch()}
                          />
                        )}
                      </div>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
      </Card>
    </section>
  )
}
