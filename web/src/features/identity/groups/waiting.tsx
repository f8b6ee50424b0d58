import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/identity/group.ts'
import { confirmStudent, listSchoolStudents } from '#shared/identity/routes.ts'
import { keyOf, useCommand, useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import staff from '#web/ui/staff.module.css'
import { useDeed } from '../places/use-deed.ts'

interface WaitingProps {
  readonly group: Group
  readonly onConfirmed: () => void
}

/** Those who chose this school when they signed up and are in no group yet. Nothing when nobody waits. */
export function Waiting({ group, onConfirmed }: WaitingProps) {
  const { t } = useTranslation('identity')
  const client = useQueryClient()
  const run = useDeed()
  const confirm = useCommand(confirmStudent)
  const { schoolId, groupId } = group
  const args = { path: { schoolId }, query: { state: 'unconfirmed', after: undefined } } as const
  const { data } = useRead(listSchoolStudents, args)
  if (!data || data.students.length === 0) return null

  const take = (studentId: string) =>
    run(async () => {
      await confirm.run({ path: { schoolId, studentId }, body: { groupId } })
      await client.invalidateQueries({ queryKey: keyOf(listSchoolStudents, args) })
      onConfirmed()
    })
  return (
    <section className={staff.section} aria-labelledby="waiting">
      <h2 id="waiting">{t('groups.waiting', { count: data.students.length })}</h2>
      <Card flush tone="sea">
        <table className={staff.table}>
          <tbody>
            {data.students.map(({ studentId, fullName, grade }) => (
              <tr key={studentId}>
                <td>{fullName}</td>
                <td>{grade && t(`grade.${grade}`)}</td>
                <td>
                  <div className={staff.actions}>
                    <Button
                      tone="quiet"
                      aria-disabled={confirm.isPending}
                      aria-label={t('groups.confirmNamed', { name: fullName })}
                      onClick={() => take(studentId)}
                    >
                      {t('groups.confirm')}
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
