import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { listChildren } from '#shared/identity/family-routes.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { getStudentProgress } from '#shared/progress/routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { type Person, useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { GroupChild } from './group-child.tsx'
import { Report } from './report.tsx'
import { useOwnProgress } from './use-own-progress.ts'

interface ReadingProgressScreenProps {
  /** What other features know of a student, under the figures. */
  readonly below: (studentId: string) => ReactNode
  /** What is set for a whole group. */
  readonly rules?: (groupId: string) => ReactNode
}

/** One child's reading in figures: one's own, one's child's, or one's student's, as the address names it. */
export function ReadingProgressScreen(given: ReadingProgressScreenProps) {
  const { t } = useTranslation('progress')
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const role = highestRole(session.person.roles)
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead
        title={t('report.title')}
        actions={
          role !== 'student' && (
            <Button tone="quiet" onClick={() => print()}>
              {t('report.print')}
            </Button>
          )
        }
      />
      {role === 'student' ? (
        <Own />
      ) : (
        <Other person={session.person} isFamily={role === 'family'} {...given} />
      )}
    </div>
  )
}

function Own() {
  const read = useOwnProgress()
  return <Report read={read} />
}

interface OtherProps extends ReadingProgressScreenProps {
  readonly person: Person
  readonly isFamily: boolean
}

function Other({ person, isFamily, below, rules }: OtherProps) {
  const [search, setSearch] = useSearchParams()
  const studentId = search.get('student') ?? undefined
  const groupId = search.get('group') ?? undefined
  const choose = (student: string | undefined, group?: string) =>
    setSearch({ ...(group && { group }), ...(student && { student }) }, { replace: true })
  return (
    <>
      {isFamily ? (
        <OwnChild studentId={studentId} onChoose={choose} below={below} />
      ) : (
        <GroupChild
          person={person}
          named={groupId}
          studentId={studentId}
          onChoose={choose}
          {...(rules && { rules })}
        />
      )}
      {studentId && <Student key={studentId} studentId={studentId} />}
      {studentId && below(studentId)}
    </>
  )
}

function Student({ studentId }: { readonly studentId: string }) {
  const read = useRead(getStudentProgress, { path: { studentId } })
  return <Report read={read} />
}

interface ChoiceProps {
  readonly studentId: string | undefined
  readonly onChoose: (studentId: string | undefined) => void
  readonly below: (studentId: string) => ReactNode
}

/** The children linked to oneself; an only child needs no choosing. */
function OwnChild(choice: ChoiceProps) {
  const { t } = useTranslation('progress')
  return (
    <Read
      of={useRead(listChildren, {})}
      place="72px"
      empty={{ when: ({ children }) => children.length === 0, text: t('report.noChildren') }}
    >
      {({ children }) => <Chosen of={children} {...choice} />}
    </Read>
  )
}

interface ChosenProps extends ChoiceProps {
  readonly of: ReplyOf<typeof listChildren>['children']
}

function Chosen({ of: children, studentId, onChoose, below }: ChosenProps) {
  const { t } = useTranslation('progress')
  const [only] = children
  if (only && children.length === 1 && studentId === undefined)
    return (
      <>
        <h2>{only.fullName}</h2>
        <Student studentId={only.studentId} />
        {below(only.studentId)}
      </>
    )
  return (
    <SelectField
      label={t('report.child')}
      value={studentId ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">{t('report.choose')}</option>
      {children.map(child => (
        <option key={child.studentId} value={child.studentId}>
          {child.fullName}
        </option>
      ))}
    </SelectField>
  )
}
