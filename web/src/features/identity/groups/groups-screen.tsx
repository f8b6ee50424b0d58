import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Group } from '#shared/identity/group.ts'
import { listGroups } from '#shared/identity/group-routes.ts'
import { schoolYearOf, shownYear } from '#shared/identity/school-year.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { type Person, useSession } from '#web/lib/session.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Chooser } from '#web/ui/chooser.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { PlacePicker } from '../places/place-picker.tsx'
import { ownPlace } from '../places/places.ts'
import styles from './groups-screen.module.css'
import { NewGroup } from './new-group.tsx'

export function Component() {
  const session = useSession()
  return session.status === 'signedIn' ? <Groups person={session.person} /> : null
}

/** A teacher's own groups; for who directs or looks after schools, all of a school's. */
function Groups({ person }: { readonly person: Person }) {
  const { t } = useTranslation('identity')
  const { roles, schoolId } = person
  const region = REGIONS.find(name => name === person.region)
  const [chosen, setChosen] = useState(ownPlace({ roles, region, schoolId }))
  const isTeacher = highestRole(roles) === 'teacher'
  return (
    <div className={staff.screen}>
      <PageHead title={isTeacher ? t('groups.mine') : t('groups.title')} />
      <PlacePicker roles={roles} chosen={chosen} onChoose={setChosen} downTo="school" />
      {chosen.schoolId ? (
        <SchoolGroups key={chosen.schoolId} person={person} schoolId={chosen.schoolId} />
      ) : (
        <ReadState state="empty" text={t('groups.chooseSchool')} />
      )}
    </div>
  )
}

interface SchoolGroupsProps {
  readonly person: Person
  readonly schoolId: string
}

function SchoolGroups({ person: { personId, roles }, schoolId }: SchoolGroupsProps) {
  const { t } = useTranslation('identity')
  const thisYear = schoolYearOf(new Date())
  const filters = useFilters(['year'])
  const read = useRead(listGroups, {
    path: { schoolId },
    query: { schoolYear: undefined },
  })
  const role = highestRole(roles)
  const reached =
    read.data?.groups.filter(group => role !== 'teacher' || group.teacherIds.includes(personId)) ?? []
  const years = [...new Set([thisYear + 1, thisYear, ...reached.map(({ schoolYear }) => schoolYear)])].sort(
    (a, b) => b - a,
  )
  const year = Number(filters.oneOf('year', years.map(String)) ?? thisYear)
  const shown = reached.filter(({ schoolYear }) => schoolYear === year)
  return (
    <>
      <div className={staff.tools}>
        <Chooser
          label={t('groups.year')}
          chosen={String(year)}
          options={years.map(option => ({ value: String(option), label: shownYear(option) }))}
          onChoose={chosen => filters.set({ year: chosen })}
        />
        {role !== 'ore' && (
          <NewGroup schoolId={schoolId} schoolYear={year} choosesTeachers={role !== 'teacher'} />
        )}
      </div>
      <Read
        of={read}
        place="120px"
        what={t('unavailable')}
        empty={{ when: () => shown.length === 0, text: t('groups.none', { year: shownYear(year) }) }}
      >
        {() => (
          <ul className={styles.groups}>
            {shown.map(group => (
              <GroupCard key={group.groupId} group={group} isReached={group.active || role !== 'teacher'} />
            ))}
          </ul>
        )}
      </Read>
    </>
  )
}

interface GroupCardProps {
  readonly group: Group
  /** Whoever only teaches a group does not reach one that is closed. */
  readonly isReached: boolean
}

function GroupCard({ group, isReached }: GroupCardProps) {
  const { t } = useTranslation('identity')
  const words = (
    <>
      <span className={styles.grade} aria-hidden="true">
        {group.grade}
      </span>
      <span className={styles.words}>
        <strong>{group.name}</strong>
        <span className={staff.soft}>
          {`${t(`grade.${group.grade}`)} · ${t('groups.students', { count: group.students })}`}
        </span>
        <span className={styles.marks}>
          {!group.active && <Badge>{t('groups.closed')}</Badge>}
          {group.classCode && <Badge tone="gold">{t('groups.withPictures')}</Badge>}
        </span>
        {!isReached && <span className={staff.soft}>{t('groups.closedForTeacher')}</span>}
      </span>
    </>
  )
  return (
    <li>
      {isReached ? (
        <Link to={`/groups/${group.groupId}`} className={styles.group}>
          {words}
          <Icon name="next" />
        </Link>
      ) : (
        <div className={styles.group}>{words}</div>
      )}
    </li>
  )
}
