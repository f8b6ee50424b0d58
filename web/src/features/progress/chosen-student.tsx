import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type Child, listChildren } from '#shared/identity/family-routes.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import type { Person } from '#web/lib/session.ts'
import { useGroups } from '#web/lib/use-groups.ts'
import { Chooser } from '#web/ui/chooser.tsx'
import staff from '#web/ui/staff.module.css'
import { GroupChild } from './group-child.tsx'
import { rememberChild, rememberedChild } from './remembered-child.ts'

/** Somebody whose progress is looked at, as far as it is known who that is. */
export type Looked = Pick<Child, 'studentId' | 'grade' | 'schoolName'> & { readonly fullName?: string }

interface ChosenStudentProps {
  readonly person: Person
  /** What is set for a whole group, beside its name. */
  readonly rules?: (groupId: string) => ReactNode
  readonly children: (student: Looked) => ReactNode
}

/** A picker of the children whom somebody may see, and the one whom the address names; a family’s last unless it names one. */
export function ChosenStudent(given: ChosenStudentProps) {
  return highestRole(given.person.roles) === 'family' ? <OwnChild {...given} /> : <OfGroup {...given} />
}

function useChoice() {
  const [search, setSearch] = useSearchParams()
  return {
    studentId: search.get('student') ?? undefined,
    groupId: search.get('group') ?? undefined,
    choose: (student: string | undefined, group?: string) =>
      setSearch({ ...(group && { group }), ...(student && { student }) }, { replace: true }),
  }
}

function OfGroup({ person, rules, children }: ChosenStudentProps) {
  const { studentId, groupId, choose } = useChoice()
  const { roster } = useGroups(person, groupId)
  const found = roster.data?.students.find(one => one.studentId === studentId)
  return (
    <>
      <GroupChild
        person={person}
        named={groupId}
        studentId={studentId}
        onChoose={choose}
        {...(rules && { rules })}
      />
      {studentId && children({ studentId, ...(found && { fullName: found.fullName }) })}
    </>
  )
}

function OwnChild({ children: show }: ChosenStudentProps) {
  const { t } = useTranslation('progress')
  const { studentId, choose } = useChoice()
  return (
    <Read
      of={useRead(listChildren, {})}
      place="72px"
      empty={{ when: ({ children }) => children.length === 0, text: t('report.noChildren') }}
    >
      {({ children }) => {
        const chosen = studentId
          ? children.find(one => one.studentId === studentId)
          : rememberedChild(children)
        return (
          <>
            {chosen && children.length === 1 ? (
              <h2>{chosen.fullName}</h2>
            ) : (
              <div className={staff.tools}>
                <Chooser
                  label={t('report.child')}
                  chosen={chosen?.studentId}
                  none={chosen ? undefined : t('report.choose')}
                  options={children.map(child => ({ value: child.studentId, label: child.fullName }))}
                  onChoose={child => {
                    if (child) rememberChild(child)
                    choose(child)
                  }}
                />
              </div>
            )}
            {chosen ? show(chosen) : studentId && show({ studentId })}
          </>
        )
      }}
    </Read>
  )
}
