import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Roster } from '#shared/identity/group.ts'
import { removeFromGroup } from '#shared/identity/group-routes.ts'
import type { Student } from '#shared/identity/schema.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { useCommand } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import staff from '#web/ui/staff.module.css'
import { useDeed } from '../places/use-deed.ts'
import { FamilyDialog } from './family-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

/** What another feature shows beside a student, and what to do when that changed who is there. */
export type RecordsOf = (student: Student, again: () => void) => ReactNode

interface RosterTableProps {
  readonly roster: Roster
  readonly manages: boolean
  readonly onChange: (roster: Roster) => void
  /** After something whose answer does not hold the roster. */
  readonly onSet: () => void
  readonly records?: RecordsOf
}

/** Somebody of the roster, with an account or still without one. */
interface Member {
  readonly id: string
  readonly fullName: string
}

/** Those with an account, then those the teacher expects; each row says what can be done about it. */
export function RosterTable({ roster, manages, onChange, onSet, records }: RosterTableProps) {
  const { t } = useTranslation('identity')
  const run = useDeed()
  const remove = useCommand(removeFromGroup)
  const [asked, setAsked] = useState<Member>()
  const { group, students, expected } = roster
  const takeOut = async ({ id }: Member) => {
    const reply = await run(() => remove.run({ path: { groupId: group.groupId, studentId: id } }))
    if (reply) onChange(reply)
  }
  /** The grade is said where it is not the group's. */
  const named = ({ fullName, grade }: { readonly fullName: string; readonly grade?: Grade | undefined }) =>
    grade && grade !== group.grade ? `${fullName} · ${t(`grade.${grade}`)}` : fullName
  const removeButton = (member: Member) => (
    <Button
      tone="quiet"
      aria-label={t('groups.removeNamed', { name: member.fullName })}
      onClick={() => setAsked(member)}
    >
      {t('groups.remove')}
    </Button>
  )
  if (students.length + expected.length === 0)
    return (
      <Card>
        <p>{t('groups.empty')}</p>
      </Card>
    )
  return (
    <Card flush>
      <table className={staff.table}>
        <thead>
          <tr>
            <th scope="col">{t('groups.student')}</th>
            <th scope="col">{t('groups.account')}</th>
            <th scope="col">
              <span hidden>{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map(student => (
            <tr key={student.studentId}>
              <td>{named(student)}</td>
              <td>
                <Badge tone={student.hasPictures ? 'gold' : 'good'}>
                  {student.hasPictures ? t('groups.withPictures') : t('groups.withAccount')}
                </Badge>
              </td>
              <td>
                <div className={staff.actions}>
                  <Button tone="quiet" asChild>
                    <Link
                      to={`/reading-progress?group=${group.groupId}&student=${student.studentId}`}
                      aria-label={t('groups.progressNamed', { name: student.fullName })}
                    >
                      {t('groups.progress')}
                    </Link>
                  </Button>
                  {manages && group.classCode && (
                    <PictureDialog
                      groupId={group.groupId}
                      member={{ id: student.studentId, fullName: student.fullName }}
                      opens={false}
                      onSet={onSet}
                    />
                  )}
                  <PasswordDialog
                    schoolId={group.schoolId}
                    personId={student.studentId}
                    fullName={student.fullName}
                  />
                  {manages && (
                    <>
                      <FamilyDialog
                        schoolId={group.schoolId}
                        studentId={student.studentId}
                        fullName={student.fullName}
                      />
                      {records?.(student, onSet)}
                      {removeButton({ id: student.studentId, fullName: student.fullName })}
                    </>
                  )}
                </div>
              </td>
            </tr>
          ))}
          {expected.map(({ rosterId, fullName, grade }) => (
            <tr key={rosterId}>
              <td>{named({ fullName, grade })}</td>
              <td>
                <Badge>{t('groups.noAccount')}</Badge>
              </td>
              <td>
                {manages && (
                  <div className={staff.actions}>
                    {group.classCode && (
                      <PictureDialog
                        groupId={group.groupId}
                        member={{ id: rosterId, fullName }}
                        opens
                        onSet={onSet}
                      />
                    )}
                    {removeButton({ id: rosterId, fullName })}
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        title={t('groups.removeAsk', { name: asked?.fullName ?? '' })}
        text={t('groups.removeText')}
        confirmLabel={t('groups.remove')}
        cancelLabel={t('cancel')}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (asked) await takeOut(asked)
        }}
      />
    </Card>
  )
}
