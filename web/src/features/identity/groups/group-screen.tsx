import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { getRoster } from '#shared/identity/group-routes.ts'
import { shownYear } from '#shared/identity/school-year.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import { AddChild } from './add-child.tsx'
import { ChildRequests } from './child-requests.tsx'
import { ClassSignIn } from './class-sign-in.tsx'
import { GroupChanges } from './group-changes.tsx'
import { GroupTeachers } from './group-teachers.tsx'
import { PictureAccounts } from './picture-accounts.tsx'
import { PictureLocks } from './picture-locks.tsx'
import { RosterCodes } from './roster-codes.tsx'
import { RosterTable, type RosterTableProps } from './roster-table.tsx'
import { Waiting } from './waiting.tsx'

interface GroupScreenProps extends Pick<RosterTableProps, 'records' | 'known'> {
  /** What else can be done with the whole group. */
  readonly actions?: ReactNode
}

/** One group: who is in it, who should be, and how its youngest sign in. */
export function GroupScreen({ actions, ...columns }: GroupScreenProps) {
  const { t } = useTranslation('identity')
  const session = useSession()
  const { groupId = '' } = useParams()
  const roster = useRead(getRoster, { path: { groupId } })
  const { data } = roster
  const person = session.status === 'signedIn' ? session.person : undefined
  const roles = person?.roles ?? []
  const manages = highestRole(roles) !== 'ore'
  return (
    <div className={staff.screen}>
      <PageHead
        back={{ to: '/groups', label: t('groups.all') }}
        title={data?.group.name ?? t('groups.one')}
        intro={
          data && (
            <>
              {[
                t(`grade.${data.group.grade}`),
                shownYear(data.group.schoolYear),
                t('groups.students', { count: data.group.students }),
              ].join(' · ')}{' '}
              {!data.group.active && <Badge>{t('groups.closed')}</Badge>}
            </>
          )
        }
        actions={
          data && (
            <>
              {data.group.active && actions}
              {manages && <GroupChanges group={data.group} roles={roles} />}
            </>
          )
        }
      />
      <Read of={roster} place="240px" what={t('unavailable')}>
        {whole => {
          const { group, expected } = whole
          // Of a closed group there is nothing to prepare.
          const prepares = manages && group.active
          return (
            <>
              {prepares && <ChildRequests roster={whole} />}
              {prepares && <Waiting group={group} />}
              {prepares && group.classCode && <PictureLocks roster={whole} />}
              <section className={staff.section} aria-labelledby="roster">
                <div className={staff.head}>
                  <h2 id="roster">{t('groups.roster')}</h2>
                  {prepares && person && <AddChild group={group} person={person} />}
                </div>
                <RosterTable
                  roster={whole}
                  manages={manages}
                  onGone={() => void roster.refetch()}
                  {...columns}
                />
                {prepares && <PictureAccounts roster={whole} />}
                {prepares && expected.length > 0 && <RosterCodes roster={whole} />}
              </section>
              <GroupTeachers group={group} roles={roles} />
              {prepares && <ClassSignIn group={group} />}
            </>
          )
        }}
      </Read>
    </div>
  )
}
