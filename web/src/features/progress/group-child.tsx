import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useReadFailure } from '#web/i18n/read.tsx'
import type { Person } from '#web/lib/session.ts'
import { useGroups } from '#web/lib/use-groups.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'

interface GroupChildProps {
  readonly person: Person
  /** The group that the address names. */
  readonly named: string | undefined
  readonly studentId: string | undefined
  readonly onChoose: (studentId: string | undefined, groupId: string | undefined) => void
  /** What is set for a whole group, beside its name. */
  readonly rules?: (groupId: string) => ReactNode
}

/**
 * A child of a group: of a teacher's own, of all of a director's school, or of the one that the address names, which is
 * how offices come here.
 */
export function GroupChild({ person, named, studentId, onChoose, rules }: GroupChildProps) {
  const { t } = useTranslation('progress')
  const { groups, groupId, roster, options, isNone } = useGroups(person, named)
  const unreached = [useReadFailure(groups), useReadFailure(roster)].find(Boolean)
  if (isNone)
    return studentId ? null : (
      <p className={staff.soft}>
        {t('report.fromGroup')} <Link to="/groups">{t('report.toGroups')}</Link>
      </p>
    )
  if (unreached) return unreached
  return (
    <div className={staff.tools}>
      <SelectField
        label={t('report.group')}
        value={groupId ?? ''}
        onChange={({ target }) => onChoose(undefined, target.value)}
      >
        {options.map(group => (
          <option key={group.groupId} value={group.groupId}>
            {group.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('report.student')}
        value={studentId ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined, groupId)}
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
