import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/identity/group.ts'
import { confirmStudent } from '#shared/identity/routes.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import { useWaiting } from './use-waiting.ts'

interface WaitingProps {
  readonly group: Group
}

/** Those who chose this school when they signed up and are in no group yet. Nothing when nobody waits. */
export function Waiting({ group }: WaitingProps) {
  const { t } = useTranslation('identity')
  const { schoolId, groupId } = group
  const { list, students, drop } = useWaiting(schoolId)
  const { pages } = list
  const failed = useReadFailure(list, { what: t('groups.waitingUnreached') })
  const confirm = useAction(confirmStudent, { done: (_, { path }) => drop(path.studentId) })
  if (failed) return failed
  if (students.length === 0 && !pages.hasMore) return null
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
                onClick={() => confirm.run({ path: { schoolId, studentId }, body: { groupId } })}
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
