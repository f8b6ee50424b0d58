import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getGroupProgress } from '#shared/progress/routes.ts'
import { getCalendar } from '#shared/schools/routes.ts'
import { Read, Reads } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useGroups } from '#web/lib/use-groups.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { type GroupChildLine, linesOf } from './children.ts'

/** While a class reads, its lines are counted each minute. */
const ASK_AGAIN_MS = 30_000

export interface GroupShown {
  readonly groupId: string
  /** Of everybody with an account: somebody. */
  readonly lines: readonly GroupChildLine[]
  /** How many are on the roster, with and without an account. */
  readonly roster: number
}

interface ChosenGroupProps {
  /** What is shown of the group; it has children with an account. */
  readonly children: (group: GroupShown) => ReactNode
  /** The one that the address names, and no other to choose. */
  readonly isFixed?: boolean
}

/** One of the groups that somebody reaches, with what is counted of its children: the address remembers which. */
export function ChosenGroup(props: ChosenGroupProps) {
  const session = useSession()
  return session.status === 'signedIn' ? <Chosen person={session.person} {...props} /> : null
}

interface ChosenProps extends ChosenGroupProps {
  readonly person: Parameters<typeof useGroups>[0]
}

function Chosen({ person, isFixed = false, children }: ChosenProps) {
  const { t } = useTranslation('progress')
  const [search, setSearch] = useSearchParams()
  const { groups, groupId, roster, options, isNone } = useGroups(person, search.get('group') ?? undefined)
  if (isNone)
    return (
      <p>
        {t('group.none')} <Link to="/groups">{t('report.toGroups')}</Link>
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
      {options.length > 1 && !isFixed && (
        <div className={staff.tools}>
          <SelectField
            label={t('report.group')}
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
      <Lines key={groupId} groupId={groupId} roster={roster}>
        {children}
      </Lines>
    </>
  )
}

interface LinesProps extends ChosenGroupProps {
  readonly groupId: string
  readonly roster: ReturnType<typeof useGroups>['roster']
}

function Lines({ groupId, roster, children }: LinesProps) {
  const { t } = useTranslation('progress')
  const progress = useRead(getGroupProgress, { path: { groupId } }, { every: () => ASK_AGAIN_MS })
  const calendar = useRead(getCalendar, {})
  const names = { roster: t('group.names'), progress: t('report.title'), calendar: t('group.calendar') }
  return (
    <Reads of={{ roster, progress, calendar }} names={names} place="70dvh">
      {({ roster, progress, calendar }) => {
        const declared = new Set(calendar?.declared.map(({ day }) => day))
        const lines = linesOf(
          roster?.students ?? [],
          progress?.children ?? [],
          schoolDay(new Date()),
          declared,
        )
        const expected = roster?.expected.length ?? 0
        if (lines.length + expected === 0)
          return (
            <p>
              {t('group.nobody')} <Link to={`/groups/${groupId}`}>{t('group.toGroup')}</Link>
            </p>
          )
        return (
          <>
            {expected > 0 && (
              <p>
                {t(lines.length > 0 ? 'group.withoutAccount' : 'group.allWithoutAccount', {
                  count: expected,
                })}{' '}
                <Link to={`/groups/${groupId}`}>{t('group.openAccounts')}</Link>
              </p>
            )}
            {lines.length > 0 && children({ groupId, lines, roster: lines.length + expected })}
          </>
        )
      }}
    </Reads>
  )
}
