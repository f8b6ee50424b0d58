import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { highestRole } from '#shared/kernel/standing.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useSession } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { AddChild } from './add-child.tsx'
import { ClassDoor } from './class-door.tsx'
import { GroupChanges } from './group-changes.tsx'
import { GroupTeachers } from './group-teachers.tsx'
import { RosterCodes } from './roster-codes.tsx'
import { type RecordsOf, RosterTable } from './roster-table.tsx'
import { shownYear } from './school-year.ts'
import { useRoster } from './use-roster.ts'
import { Waiting } from './waiting.tsx'

/** One group: who is in it, who should be, and how its youngest sign in. */
export function GroupScreen({ records }: { readonly records?: RecordsOf }) {
  const { t } = useTranslation('identity')
  const words = useRefusalWords()
  const session = useSession()
  const { groupId = '' } = useParams()
  const roster = useRoster(groupId)
  const { data, error } = roster.read
  const roles = session.status === 'signedIn' ? session.person.roles : []
  const manages = highestRole(roles) !== 'ore'
  // Of a closed group there is nothing to prepare.
  const isOpen = data?.group.active ?? true
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
              {!isOpen && <Badge>{t('groups.closed')}</Badge>}
            </>
          )
        }
        actions={data && manages && <GroupChanges group={data.group} roles={roles} onChange={roster.again} />}
      />
      {error && <p className={staff.empty}>{words(error)}</p>}
      {roster.read.isPending && <Skeleton height="240px" />}
      {data && (
        <>
          {manages && isOpen && <Waiting group={data.group} onConfirmed={roster.again} />}
          <section className={staff.section} aria-labelledby="roster">
            <div className={staff.head}>
              <h2 id="roster">{t('groups.roster')}</h2>
              {manages && isOpen && <AddChild group={data.group} onAdded={roster.take} />}
            </div>
            <RosterTable
              roster={data}
              manages={manages}
              onChange={roster.take}
              onSet={roster.again}
              {...(records && { records })}
            />
            {manages && isOpen && data.expected.length > 0 && <RosterCodes roster={data} />}
          </section>
          <GroupTeachers group={data.group} roles={roles} onChange={roster.again} />
          {manages && isOpen && <ClassDoor group={data.group} onChange={roster.again} />}
        </>
      )}
    </div>
  )
}
