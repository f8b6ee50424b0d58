import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/identity/group.ts'
import { confirmStudent } from '#shared/identity/routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import staff from '#web/ui/staff.module.css'
import { useDeed } from '../places/use-deed.ts'
import { useWaiting } from './use-waiting.ts'

interface WaitingProps {
  readonly group: Group
  readonly onConfirmed: () => void
}

/** Those who chose this school when they signed up and are in no group yet. Nothing when nobody waits. */
export function Waiting({ group, onConfirmed }: WaitingProps) {
  const { t } = useTranslation('identity')
  const run = useDeed()
  const confirm = useCommand(confirmStudent)
  const { schoolId, groupId } = group
  const { students, hasMore, isAsking, more, drop } = useWaiting(schoolId)
  if (students.length === 0 && !hasMore) return null

  const take = (studentId: string) =>
    run(async () => {
      await confirm.run({ path: { schoolId, studentId }, body: { groupId } })
      drop(studentId)
      onConfirmed()
    })
  const count = students.length
  return (
    <section className={staff.section} aria-labelledby="waiting">
      <h2 id="waiting">{t(hasMore ? 'groups.waitingMore' : 'groups.waiting', { count })}</h2>
      <Card flush tone="sea">
        <table className={staff.table}>
          <tbody>
            {students.map(({ studentId, fullName, grade }) => (
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
      {hasMore && (
        <div className={staff.tools}>
          <Button tone="quiet" aria-disabled={isAsking} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  )
}
