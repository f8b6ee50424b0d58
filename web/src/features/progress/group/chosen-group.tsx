import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { getGroupProgress } from '#shared/progress/routes.ts'
import { getCalendar } from '#shared/schools/routes.ts'
import { Reads } from '#web/i18n/read.tsx'
import { GroupChooser } from '#web/lib/group-chooser.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import type { useGroups } from '#web/lib/use-groups.ts'
import { ReadState } from '#web/ui/read-state.tsx'
import { type GroupChildLine, linesOf } from './children.ts'

/** While a class reads, its lines are counted each minute. */
const ASK_AGAIN_MS = 30_000

export interface GroupShown {
  readonly groupId: string
  /** Of everybody with an account: somebody. */
  readonly lines: readonly GroupChildLine[]
  /** How many are on the roster, with and without an account. */
  readonly roster: number
  /** The day on the island, by the server's clock. */
  readonly today: SchoolDay
}

interface ChosenGroupProps {
  /** What is shown of the group; it has children with an account. */
  readonly children: (group: GroupShown) => ReactNode
  /** The one that the address names, and no other to choose. */
  readonly isFixed?: boolean
}

/** One of the groups that somebody reaches, with what is counted of its children: the address remembers which. */
export function ChosenGroup({ isFixed = false, children }: ChosenGroupProps) {
  const { t } = useTranslation('progress')
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const words = { label: t('report.group'), none: t('group.none'), toGroups: t('report.toGroups') }
  return (
    <GroupChooser person={session.person} words={words} isFixed={isFixed}>
      {(groupId, roster) => (
        <Lines key={groupId} groupId={groupId} roster={roster}>
          {children}
        </Lines>
      )}
    </GroupChooser>
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
        // Without them nothing can be said of today; that they failed is said above.
        if (!progress) return null
        const { today } = progress
        const declared = new Set(calendar?.declared.map(({ day }) => day))
        const lines = linesOf(roster?.students ?? [], progress.children, today, declared)
        const expected = roster?.expected.length ?? 0
        if (lines.length + expected === 0)
          return (
            <ReadState
              state="empty"
              text={t('group.nobody')}
              action={<Link to={`/groups/${groupId}`}>{t('group.toGroup')}</Link>}
            />
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
            {lines.length > 0 && children({ groupId, lines, roster: lines.length + expected, today })}
          </>
        )
      }}
    </Reads>
  )
}
