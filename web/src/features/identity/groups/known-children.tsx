import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Group } from '#shared/identity/group.ts'
import { addToGroup } from '#shared/identity/group-routes.ts'
import { listSchoolStudents } from '#shared/identity/routes.ts'
import type { Student } from '#shared/identity/schema.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { childPath } from '#web/lib/child-path.ts'
import { useReadPages } from '#web/lib/pages.ts'
import { useCommand } from '#web/lib/query.ts'
import { textSearch } from '#web/lib/text-search.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Toolbar } from '#web/ui/toolbar.tsx'
import styles from './group-forms.module.css'
import { useAmendRoster } from './use-amend-roster.ts'
import { useCurrentGroups } from './use-current-groups.ts'

interface KnownChildrenProps {
  readonly group: Group
}

interface Adding {
  readonly child: Student
  readonly moves: boolean
}

/**
 * The school's children with an account, as far as whoever looks may add them: into this group beside those they have, or
 * instead.
 */
export function KnownChildren({ group: { groupId, schoolId } }: KnownChildrenProps) {
  const { t } = useTranslation('identity')
  // A dialog's own, and a child's name: neither is for the address.
  const [typed, setTyped] = useState('')
  const list = useReadPages(
    listSchoolStudents,
    after => ({ path: { schoolId }, query: { state: 'confirmed' as const, after } }),
    ({ students, next }) => ({ rows: students, next }),
  )
  const { pages } = list
  const { groups } = useCurrentGroups(schoolId)
  const names = new Map(groups.map(({ groupId, name }) => [groupId, name]))
  const { takeRoster } = useAmendRoster(groupId)
  /** The list that the server keeps lags behind. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const { run } = useCommand(addToGroup)
  const add = useAsyncAction(
    ({ child: { studentId }, moves }: Adding) => run({ path: { groupId }, body: { studentId, moves } }),
    {
      done: (roster, { child }) => {
        takeRoster(roster)
        setGone(now => new Set([...now, child.studentId]))
        return { title: t('groups.added', { name: child.fullName }) }
      },
    },
  )
  const failed = useReadFailure(list, { what: t('unavailable') })

  // Whoever searches means all of them, not those that came so far.
  const searchesOn = typed !== '' && pages.hasMore && !pages.isAsking && !pages.hasFailed
  const { more } = pages
  useEffect(() => {
    if (searchesOn) more()
  }, [searchesOn, more])

  const fits = textSearch(typed)
  const rows = list.data?.filter(
    child => !child.groupIds.includes(groupId) && !gone.has(child.studentId) && fits(child.fullName),
  )
  const groupsOf = ({ groupIds }: Student) => groupIds.flatMap(id => names.get(id) ?? [])
  const button = (child: Student, word: 'add' | 'share' | 'move') => (
    <Button
      tone="quiet"
      aria-disabled={add.isPending}
      aria-label={t(`children.${word}Named`, { name: child.fullName })}
      onClick={() => add.run({ child, moves: word === 'move' })}
    >
      {t(`children.${word}Now`)}
    </Button>
  )
  return (
    <div className={styles.form}>
      <p>{t('children.knownText')}</p>
      <Toolbar search={{ label: t('children.search'), value: typed, onChange: setTyped }} />
      <DataTable
        label={t('children.known')}
        rows={rows}
        rowId={({ studentId }) => studentId}
        empty={t(typed ? 'children.noneFound' : 'children.none')}
        failed={failed}
        pages={pages}
        pageSize={20}
        columns={[
          {
            id: 'student',
            header: t('groups.student'),
            text: ({ fullName }) => fullName,
            sort: ({ fullName }) => fullName,
            // Whoever sees a group of the child sees the child.
            cell: ({ studentId, fullName, groupIds }) => {
              const seen = groupIds.find(id => names.has(id))
              return seen ? <Link to={childPath(studentId, seen)}>{fullName}</Link> : fullName
            },
          },
          {
            id: 'groups',
            header: t('groups.title'),
            text: child => groupsOf(child).join(', ') || t('children.free'),
          },
          {
            id: 'actions',
            header: t('actions'),
            kind: 'actions',
            cell: child =>
              groupsOf(child).length === 0 ? (
                button(child, 'add')
              ) : (
                <>
                  {button(child, 'share')}
                  {button(child, 'move')}
                </>
              ),
          },
        ]}
      />
    </div>
  )
}
