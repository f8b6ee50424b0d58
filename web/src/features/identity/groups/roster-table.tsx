import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Group, Roster } from '#shared/identity/group.ts'
import { addToGroup, removeFromGroup } from '#shared/identity/group-routes.ts'
import type { Student } from '#shared/identity/schema.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { childPath } from '#web/lib/child-path.ts'
import { useCommand } from '#web/lib/query.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { ChildName } from './child-name.tsx'
import { FamilyDialog } from './family-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { NoEntry, ReopenDialog } from './reopen-account.tsx'
import styles from './roster-table.module.css'
import { useAmendRoster } from './use-amend-roster.ts'

/** What another feature shows beside a student, and what to do when they are no more. */
export type RecordsOf = (student: Student, onGone: () => void) => ReactNode

export interface RosterTableProps {
  readonly roster: Roster
  readonly manages: boolean
  readonly onGone: () => void
  readonly records?: RecordsOf
  /** What another feature knows of those on the roster. */
  readonly known?: readonly Column<{ readonly id: string }>[]
}

/** Somebody of the roster, with an account or still without one. */
interface Member {
  readonly id: string
  readonly fullName: string
}

interface RosterRow extends Member {
  readonly grade?: Grade | undefined
  /** Whose account there is; nobody's yet where somebody is only expected. */
  readonly student?: Student
}

/** Those with an account, whose names lead to their progress, then those the teacher expects; each row says what can be done. */
export function RosterTable({ roster, manages, onGone, records, known = [] }: RosterTableProps) {
  const { t } = useTranslation('identity')
  const { group, students, expected } = roster
  const removal = useRemoval(group)
  const [asked, setAsked] = useState<RosterRow>()
  /** The grade is said where it is not the group's. */
  const named = ({ fullName, grade }: { readonly fullName: string; readonly grade?: Grade | undefined }) =>
    grade && grade !== group.grade ? `${fullName} · ${t(`grade.${grade}`)}` : fullName
  const removeButton = (member: RosterRow) => (
    <Button
      tone="quiet"
      aria-label={t('groups.removeNamed', { name: member.fullName })}
      onClick={() => setAsked(member)}
    >
      {t('groups.remove')}
    </Button>
  )
  const members: readonly RosterRow[] = [
    ...students.map(student => ({
      id: student.studentId,
      fullName: student.fullName,
      grade: student.grade,
      student,
    })),
    ...expected.map(({ rosterId, fullName, grade }) => ({ id: rosterId, fullName, grade })),
  ]
  const account = ({ student }: RosterRow) => {
    if (!student) return t('groups.noAccount')
    if (student.lostEntry) return t('reopen.badge')
    return student.hasPictures ? t('groups.withPictures') : t('groups.withAccount')
  }
  return (
    <>
      <DataTable
        label={group.name}
        rows={members}
        rowId={({ id }) => id}
        isWide={known.length > 0}
        empty={t('groups.empty')}
        columns={[
          {
            id: 'student',
            header: t('groups.student'),
            width: '14rem',
            text: named,
            sort: ({ fullName }) => fullName,
            cell: row => {
              const name = row.student ? (
                <Link
                  to={childPath(row.id, group.groupId)}
                  className={styles.name}
                  title={t('groups.progress')}
                >
                  {named(row)}
                </Link>
              ) : (
                <span>{named(row)}</span>
              )
              if (!manages) return name
              const { id, fullName, student } = row
              return (
                <ChildName
                  groupId={group.groupId}
                  id={id}
                  fullName={fullName}
                  hasAccount={student !== undefined}
                >
                  {name}
                </ChildName>
              )
            },
          },
          ...known,
          {
            id: 'account',
            header: t('groups.account'),
            text: account,
            sort: account,
            cell: row =>
              row.student?.lostEntry ? (
                <NoEntry />
              ) : (
                <Badge tone={!row.student ? 'calm' : row.student.hasPictures ? 'gold' : 'good'}>
                  {account(row)}
                </Badge>
              ),
          },
          {
            id: 'actions',
            header: t('actions'),
            kind: 'actions',
            cell: row => {
              const { id, fullName, student } = row
              return (
                <>
                  {manages && group.classCode && (
                    <PictureDialog groupId={group.groupId} member={{ id, fullName }} opens={!student} />
                  )}
                  {student?.lostEntry && (
                    <ReopenDialog
                      schoolId={group.schoolId}
                      personId={id}
                      fullName={fullName}
                      lostEntry={student.lostEntry}
                      hasPictures={student.hasPictures}
                    />
                  )}
                  {student && !student.lostEntry && (
                    <PasswordDialog schoolId={group.schoolId} personId={id} fullName={fullName} />
                  )}
                  {manages && student && (
                    <FamilyDialog schoolId={group.schoolId} studentId={id} fullName={fullName} />
                  )}
                  {manages && student && records?.(student, onGone)}
                  {manages && removeButton(row)}
                </>
              )
            },
          },
        ]}
      />
      <ConfirmDialog
        title={t('groups.removeAsk', { name: asked?.fullName ?? '' })}
        text={t('groups.removeText')}
        confirmLabel={t('groups.remove')}
        cancelLabel={t('cancel')}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (asked) await removal(asked)
        }}
      />
    </>
  )
}

/** Takes somebody off a roster, and back; a line without an account comes back as a new one, for its code went with it. */
function useRemoval({ groupId, grade }: Group): (member: RosterRow) => Promise<void> {
  const { t } = useTranslation('identity')
  const { takeRoster } = useAmendRoster(groupId)
  const add = useCommand(addToGroup)
  const remove = useCommand(removeFromGroup)
  const work = async ({ id }: RosterRow) => takeRoster(await remove.run({ path: { groupId, studentId: id } }))
  const removal = useAsyncAction(work, {
    done: (_, { fullName }) => ({ title: t('groups.removed', { name: fullName }) }),
    undo: async (_, { id, fullName, student, grade: own = grade }) =>
      takeRoster(
        await add.run({ path: { groupId }, body: student ? { studentId: id } : { fullName, grade: own } }),
      ),
  })
  return async member => void (await removal.run(member))
}
