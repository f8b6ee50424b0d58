import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Assignment } from '#shared/assignments/schema.ts'
import type { Roster } from '#shared/identity/group.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { dateOf } from '#web/i18n/day.ts'
import { Read, Reads } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { type Person, useSession } from '#web/lib/session.ts'
import { useGroups } from '#web/lib/use-groups.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { childLines, isDone, NO_LINES } from './group-assignments.ts'
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
      <ChosenGroup person={person} mayMake={person.roles.includes('teacher')} />
    </div>
  )
}

function ChosenGroup({ person, mayMake }: { readonly person: Person; readonly mayMake: boolean }) {
  const { t } = useTranslation('assignments')
  const [search, setSearch] = useSearchParams()
  const { groups, groupId, roster, options, isNone } = useGroups(person, search.get('group') ?? undefined)
  if (isNone)
    return (
      <p>
        {t('noGroup')} <Link to="/groups">{t('toGroups')}</Link>
      </p>
    )
  if (groupId === undefined)
    return (
      <Read of={groups} place="420px">
        {() => null}
      </Read>
    )
  return (
    <>
      {options.length > 1 && (
        <div className={staff.tools}>
          <SelectField
            label={t('group')}
            value={groupId}
            onChange={({ target }) => setSearch({ group: target.value }, { replace: true })}
          >
            {options.map(group => (
              <option key={group.groupId} value={group.groupId}>
                {group.name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <Read of={roster} place="420px">
        {roster => (
          <>
            {mayMake && (
              <MakeAssignment key={groupId} roster={roster} chosen={search.get('students') ?? ''} />
            )}
            <List roster={roster} />
          </>
        )}
      </Read>
    </>
  )
}

function List({ roster }: { readonly roster: Roster }) {
  const { t } = useTranslation('assignments')
  const language = useLanguage()
  const { groupId } = roster.group
  const read = useGroupAssignments(groupId)
  const wordsOf = useWorkWords(read.data?.assignments.map(({ work }) => work) ?? [])
  const today = schoolDay(new Date())
  return (
    <section className={staff.section} aria-labelledby="assignments-list">
      <h2 id="assignments-list">{t('list')}</h2>
      <Reads of={{ read }} names={{ read: t('list') }} place="240px">
        {({ read }) => {
          const linesOf = (assignment: Assignment) =>
            childLines(assignment, read ?? NO_LINES, roster.students, today)
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
              text: ({ withdrawnAt, dueOn }) =>
                t(withdrawnAt ? 'withdrawn' : dueOn < today ? 'over' : 'active'),
            },
          ]
          return (
            <DataTable
              label={t('list')}
              columns={columns}
              rows={read?.assignments ?? []}
              rowId={({ assignmentId }) => assignmentId}
              file={t('file')}
              empty={t('none')}
            />
          )
        }}
      </Reads>
    </section>
  )
}
