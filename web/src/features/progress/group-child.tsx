import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getRoster, listGroups } from '#shared/identity/group-routes.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { useRead } from '#web/lib/query.ts'
import type { Person } from '#web/lib/session.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'

interface GroupChildProps {
  readonly person: Person
  readonly studentId: string | undefined
  readonly onChoose: (studentId: string | undefined) => void
  /** What is set for a whole group, beside its name. */
  readonly rules?: (groupId: string) => ReactNode
}

/** A child of a group of one's school: a teacher's own groups, a director's all. Offices come here by a child's link. */
export function GroupChild({ person, studentId, onChoose, rules }: GroupChildProps) {
  const { t } = useTranslation('progress')
  const { roles, schoolId, personId } = person
  const [chosen, setChosen] = useState<string>()
  const groups = useRead(
    listGroups,
    { path: { schoolId: schoolId ?? '' }, query: { schoolYear: undefined } },
    { enabled: schoolId !== undefined },
  )
  const isTeacher = highestRole(roles) === 'teacher'
  const reached = (groups.data?.groups ?? []).filter(
    group => group.active && (!isTeacher || group.teacherIds.includes(personId)),
  )
  const groupId = chosen ?? reached[0]?.groupId
  const roster = useRead(getRoster, { path: { groupId: groupId ?? '' } }, { enabled: groupId !== undefined })
  if (!schoolId || (groups.data && reached.length === 0))
    return studentId ? null : (
      <p className={staff.soft}>
        {t('report.fromGroup')} <Link to="/groups">{t('report.toGroups')}</Link>
      </p>
    )
  return (
    <div className={staff.tools}>
      <SelectField
        label={t('report.group')}
        value={groupId ?? ''}
        onChange={({ target }) => {
          setChosen(target.value)
          onChoose(undefined)
        }}
      >
        {reached.map(group => (
          <option key={group.groupId} value={group.groupId}>
            {group.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('report.student')}
        value={studentId ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">{t('report.choose')}</option>
        {roster.data?.students.map(student => (
          <option key={student.studentId} value={student.studentId}>
            {student.fullName}
          </option>
        ))}
      </SelectField>
      {groupId && rules?.(groupId)}
    </div>
  )
}
