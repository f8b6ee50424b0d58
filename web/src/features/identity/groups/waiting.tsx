import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/identity/group.ts'
import { confirmStudent } from '#shared/identity/routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
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
  const { students, pages, drop } = useWaiting(schoolId)
  if (students.length === 0 && !pages.hasMore) return null

  const take = (studentId: string) =>
    run(async () => {
      await confirm.run({ path: { schoolId, studentId }, body: { groupId } })
      drop(studentId)
      onConfirmed()
    })
  const title = t(pages.hasMore ? 'groups.waitingMore' : 'groups.waiting', { count: students.length })
  return (
    <section className={staff.section} aria-labelledby="waiting">
      <h2 id="waiting">{title}</h2>
      <DataTable
        label={title}
        surface="sea"
        rows={students}
        rowId={({ studentId }) => studentId}
        pages={pages}
        empty={null}
        columns={[
          {
            id: 'student',
            header: t('groups.student'),
            text: ({ fullName }) => fullName,
            sort: ({ fullName }) => fullName,
          },
          { id: 'grade', header: t('groups.grade'), text: ({ grade }) => grade && t(`grade.${grade}`) },
          {
            id: 'actions',
            header: t('actions'),
            kind: 'actions',
            cell: ({ studentId, fullName }) => (
              <Button
                tone="quiet"
                aria-disabled={confirm.isPending}
                aria-label={t('groups.confirmNamed', { name: fullName })}
                onClick={() => take(studentId)}
              >
                {t('groups.confirm')}
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}
