import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { listGroupAssignments } from '#shared/assignments/routes.ts'
import type { Assignment } from '#shared/assignments/schema.ts'
import type { Roster } from '#shared/identity/group.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { dateOf } from '#web/i18n/day.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { GroupChooser } from '#web/lib/group-chooser.tsx'
import { type Person, useSession } from '#web/lib/session.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import { childLines, isDone } from './group-assignments.ts'
import { MakeAssignment } from './make-assignment.tsx'
import { useGroupAssignments } from './use-group-assignments.ts'
import { useWorkWords } from './use-work-words.ts'

/** What a group is asked to do, and how it is asked for something new. */
export function Component() {
  const { t } = useTranslation(['assignments', 'shell'])
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const { person } = session
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead title={t('shell:titles.assignments')} intro={t('lead')} />
      <ChosenGroup person={person} />
    </div>
  )
}

function ChosenGroup({ person }: { readonly person: Person }) {
  const { t } = useTranslation('assignments')
  const mayMake = person.roles.includes('teacher')
  const words = { label: t('group'), none: t('noGroup'), toGroups: t('toGroups') }
  return (
    <GroupChooser person={person} words={words}>
      {(groupId, roster) => (
        <Read of={roster} place="420px">
          {roster => <OfGroup key={groupId} roster={roster} mayMake={mayMake} />}
        </Read>
      )}
    </GroupChooser>
  )
}

interface OfGroupProps {
  readonly roster: Roster
  readonly mayMake: boolean
}

/** The form and the list, by the day that the server says it is. */
function OfGroup({ roster, mayMake }: OfGroupProps) {
  const { t } = useTranslation('assignments')
  const [search] = useSearchParams()
  const read = useGroupAssignments(roster.group.groupId)
  return (
    <Read of={read} what={t('list')} place="420px">
      {read => (
        <>
          {mayMake && (
            <MakeAssignment roster={roster} today={read.today} chosen={search.get('students') ?? ''} />
          )}
          <List roster={roster} read={read} />
        </>
      )}
    </Read>
  )
}

interface ListProps extends Pick<OfGroupProps, 'roster'> {
  readonly read: ReplyOf<typeof listGroupAssignments>
}

function List({ roster, read }: ListProps) {
  const { t } = useTranslation('assignments')
  const language = useLanguage()
  const { groupId } = roster.group
  const { today } = read
  const wordsOf = useWorkWords(read.assignments.map(({ work }) => work))
  const linesOf = (assignment: Assignment) => childLines(assignment, read, roster.students, today)
  const columns: readonly Column<Assignment>[] = [
    {
      id: 'work',
      header: t('what'),
      text: ({ work }) => wordsOf(work),
      sort: ({ work }) => wordsOf(work),
      cell: ({ work, assignmentId }) => (
        <Link to={`/teacher/assignments/${assignmentId}?group=${groupId}`}>{wordsOf(work)}</Link>
      ),
    },
    {
      id: 'due',
      header: t('dueOn'),
      kind: 'date',
      text: ({ dueOn }) => dateOf(dueOn, language),
      sort: ({ dueOn }) => dueOn,
    },
    {
      id: 'done',
      header: t('doneBy'),
      kind: 'number',
      text: assignment => {
        const lines = linesOf(assignment)
        return t('of', { count: lines.filter(isDone).length, total: lines.length })
      },
      sort: assignment => linesOf(assignment).filter(isDone).length,
    },
    {
      id: 'state',
      header: t('state'),
      text: ({ withdrawnAt, dueOn }) => t(withdrawnAt ? 'withdrawn' : dueOn < today ? 'over' : 'active'),
    },
  ]
  return (
    <section className={staff.section} aria-labelledby="assignments-list">
      <h2 id="assignments-list">{t('list')}</h2>
      <DataTable
        label={t('list')}
        columns={columns}
        rows={read.assignments}
        rowId={({ assignmentId }) => assignmentId}
        file={t('file')}
        empty={t('none')}
      />
    </section>
  )
}
