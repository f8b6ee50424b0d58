import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom'
import { setDueDay, withdrawAssignment } from '#shared/assignments/routes.ts'
import type { Assignment } from '#shared/assignments/schema.ts'
import { STATUSES } from '#shared/assignments/status.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { dateOf } from '#web/i18n/day.ts'
import { Reads } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { TextField } from '#web/ui/text-field.tsx'
import { type ChildLine, childLines, isDone } from './group-assignments.ts'
import { useGroupAssignments } from './use-group-assignments.ts'
import { useWorkWords } from './use-work-words.ts'

/** One assignment, child by child, as it is done. Of which group it is stands in the address. */
export function Component() {
  const { assignmentId = '' } = useParams()
  const groupId = useSearchParams()[0].get('group')
  if (!groupId) return <Navigate to="/teacher/assignments" replace />
  return <OfGroup groupId={groupId} assignmentId={assignmentId} />
}

function OfGroup({ groupId, assignmentId }: { readonly groupId: string; readonly assignmentId: string }) {
  const { t } = useTranslation('assignments')
  const path = { groupId }
  const read = useGroupAssignments(groupId)
  const roster = useRead(getRoster, { path })
  return (
    <div className={staff.screen} data-register="staff">
      <Reads of={{ read, roster }} names={{ read: t('list'), roster: t('roster') }} place="70dvh">
        {({ read, roster }) => {
          if (!read) return null
          const { today } = read
          const assignment = read.assignments.find(one => one.assignmentId === assignmentId)
          if (!assignment)
            return (
              <ReadState
                state="gone"
                heading="h1"
                text={t('unknown')}
                action={<Link to={`/teacher/assignments?group=${groupId}`}>{t('back')}</Link>}
              />
            )
          const lines = childLines(assignment, read, roster?.students ?? [], today)
          return <Shown assignment={assignment} lines={lines} today={today} />
        }}
      </Reads>
    </div>
  )
}

interface ShownProps {
  readonly assignment: Assignment
  readonly lines: readonly ChildLine[]
  readonly today: SchoolDay
}

function Shown({ assignment, lines, today }: ShownProps) {
  const { t } = useTranslation('assignments')
  const language = useLanguage()
  const session = useSession()
  const isTeacher = session.status === 'signedIn' && session.person.roles.includes('teacher')
  const { dueOn, withdrawnAt } = assignment
  const wordsOf = useWorkWords([assignment.work])
  return (
    <>
      <PageHead
        title={wordsOf(assignment.work)}
        back={{ to: `/teacher/assignments?group=${assignment.groupId}`, label: t('back') }}
      />
      <Figures
        figures={[
          {
            label: t('doneBy'),
            value: lines.filter(isDone).length,
            unit: t('outOf', { total: lines.length }),
          },
          { label: t('dueOn'), value: dateOf(dueOn, language) },
          { label: t('times'), value: assignment.times },
        ]}
      />
      {withdrawnAt ? <p>{t('withdrawn')}</p> : isTeacher && <Changes assignment={assignment} today={today} />}
      <Children assignment={assignment} lines={lines} />
    </>
  )
}

function Changes({ assignment: { groupId, assignmentId, dueOn }, today }: Omit<ShownProps, 'lines'>) {
  const { t } = useTranslation('assignments')
  const [isAsking, setAsking] = useState(false)
  const path = { groupId, assignmentId }
  const form = useRouteForm(setDueDay, {
    defaults: { dueOn },
    args: body => ({ path, body }),
    fieldOfCode: { 'assignments.pastDay': 'dueOn', 'assignments.farDay': 'dueOn' },
    done: () => ({ title: t('extended') }),
  })
  const withdraw = useAction(withdrawAssignment, { done: () => ({ title: t('withdrew') }) })
  return (
    <div className={staff.tools}>
      <Form layout="row" {...form.form}>
        <TextField label={t('dueOn')} type="date" required min={today} {...form.field('dueOn')} />
        <Submit>{t('extend')}</Submit>
      </Form>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        title={t('withdrawAsk')}
        text={t('withdrawText')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('cancel')}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await withdraw.run({ path })
        }}
      />
    </div>
  )
}

function Children({ assignment: { groupId, times }, lines }: Omit<ShownProps, 'today'>) {
  const { t } = useTranslation('assignments')
  const language = useLanguage()
  const columns: readonly Column<ChildLine>[] = [
    {
      id: 'name',
      header: t('child'),
      text: ({ name }) => name,
      sort: ({ name }) => name,
      cell: ({ name, studentId }) => (
        <Link to={`/reading-progress?group=${groupId}&student=${studentId}`}>{name}</Link>
      ),
    },
    {
      id: 'status',
      header: t('state'),
      text: ({ status }) => t(`status.${status}`),
      sort: ({ status }) => STATUSES.indexOf(status),
      cell: ({ status }) => (
        <Badge {...(status === 'overdue' && { tone: 'alert' })}>{t(`status.${status}`)}</Badge>
      ),
    },
    {
      id: 'times',
      header: t('timesDone'),
      kind: 'number',
      text: ({ results }) => t('of', { count: Math.min(results.length, times), total: times }),
      sort: ({ results }) => results.length,
    },
    {
      id: 'best',
      header: t('best'),
      kind: 'number',
      text: ({ best }) => (best === null ? '–' : t('percent', { percent: Math.round(best * 100) })),
      sort: ({ best }) => best,
    },
    {
      id: 'last',
      header: t('last'),
      kind: 'date',
      text: ({ results }) => {
        const last = results.at(-1)
        return last ? dateOf(last.day, language) : '–'
      },
      sort: ({ results }) => results.at(-1)?.at,
    },
  ]
  return (
    <DataTable
      label={t('list')}
      columns={columns}
      rows={lines}
      rowId={({ studentId }) => studentId}
      firstOrder={{ column: 'status', isDescending: false }}
      file={t('file')}
      empty={t('noChildren')}
    />
  )
}
