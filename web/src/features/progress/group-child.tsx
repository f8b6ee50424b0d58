import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadFailure } from '#web/i18n/read.tsx'
import { NoGroup } from '#web/lib/group-chooser.tsx'
import type { Person } from '#web/lib/session.ts'
import { useGroups } from '#web/lib/use-groups.ts'
import { Chooser } from '#web/ui/chooser.tsx'
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
    return studentId ? null : <NoGroup none={t('report.fromGroup')} toGroups={t('report.toGroups')} />
  if (unreached) return unreached
  return (
    <div className={staff.tools}>
      <Chooser
        label={t('report.group')}
        chosen={groupId}
        options={options.map(group => ({ value: group.groupId, label: group.name }))}
        onChoose={group => onChoose(undefined, group)}
      />
      <Chooser
        label={t('report.student')}
        chosen={studentId}
        none={t('report.choose')}
        options={(roster.data?.students ?? []).map(child => ({
          value: child.studentId,
          label: child.fullName,
        }))}
        onChoose={child => onChoose(child, groupId)}
      />
      {groupId && rules?.(groupId)}
    </div>
  )
}
