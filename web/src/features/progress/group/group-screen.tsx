import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getGroupProgress } from '#shared/progress/routes.ts'
import { getCalendar } from '#shared/schools/routes.ts'
import { Read, Reads } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { type Person, useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { linesOf } from './children.ts'
import { GroupTable } from './group-table.tsx'
import { useGroups } from './use-groups.ts'
import { WhomToHelp } from './whom-to-help.tsx'

/** While a class reads, its lines are counted each minute. */
const ASK_AGAIN_MS = 30_000

/** A group at a glance: whom to help today and why, then everybody. */
export function Component() {
  const { t } = useTranslation('progress')
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead
        title={t('group.title')}
        actions={
          <Button tone="quiet" onClick={() => print()}>
            {t('group.print')}
          </Button>
        }
      />
      <ChosenGroup person={session.person} />
    </div>
  )
}

function ChosenGroup({ person }: { readonly person: Person }) {
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
      {options.length > 1 && (
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
      <Glance key={groupId} groupId={groupId} roster={roster} />
    </>
  )
}

interface GlanceProps {
  readonly groupId: string
  readonly roster: ReturnType<typeof useGroups>['roster']
}

function Glance({ groupId, roster }: GlanceProps) {
  const { t } = useTranslation('progress')
  const progress = useRead(getGroupProgress, { path: { groupId } }, { every: () => ASK_AGAIN_MS })
  const calendar = useRead(getCalendar, {})
  const names = { roster: t('group.names'), progress: t('report.title'), calendar: t('group.calendar') }
  return (
    <Reads of={{ roster, progress, calendar }} names={names} place="70dvh">
      {({ roster, progress, calendar }) => {
        const declared = new Set(calendar?.declared.map(({ day }) => day))
        const today = schoolDay(new Date())
        const lines = linesOf(roster?.students ?? [], progress?.children ?? [], today, declared)
        const readers = lines.filter(({ summary }) => summary.readings > 0)
        const sum = (of: 'readings' | 'words' | 'activities') =>
          lines.reduce((total, { summary }) => total + summary[of], 0)
        if (lines.length === 0)
          return (
            <p>
              {t('group.nobody')} <Link to={`/groups/${groupId}`}>{t('group.toGroup')}</Link>
            </p>
          )
        return (
          <>
            <WhomToHelp groupId={groupId} lines={lines} />
            <Figures
              figures={[
                {
                  label: t('group.readers'),
                  value: readers.length,
                  unit: t('group.of', { count: lines.length }),
                },
                { label: t('group.week'), value: sum('readings') },
                { label: t('group.words'), value: sum('words') },
                { label: t('group.activities'), value: sum('activities') },
              ]}
            />
            <GroupTable groupId={groupId} lines={lines} />
          </>
        )
      }}
    </Reads>
  )
}
