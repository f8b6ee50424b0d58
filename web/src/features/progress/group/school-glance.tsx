import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { listGroups } from '#shared/identity/group-routes.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { RULES } from '#shared/progress/reasons.ts'
import { getSchoolProgress } from '#shared/progress/routes.ts'
import { Reads } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './group.module.css'
import { type GroupLine, groupOfSchool, groupsOfSchool, groupsToHelp } from './groups-of-school.ts'
import { SchoolTable } from './school-table.tsx'

/** Groups are counted each minute in which something changed. */
const ASK_AGAIN_MS = 60_000
const AT_A_GLANCE = 6

/** A school: in which groups somebody is to be helped today, then all of them. */
export function SchoolGlance({ schoolId }: { readonly schoolId: string }) {
  const { t } = useTranslation('progress')
  const path = { schoolId }
  const groups = useRead(listGroups, { path, query: { schoolYear: undefined } })
  const progress = useRead(getSchoolProgress, { path }, { every: () => ASK_AGAIN_MS })
  return (
    <Reads
      of={{ groups, progress }}
      names={{ groups: t('school.groups'), progress: t('report.title') }}
      place="70dvh"
    >
      {({ groups, progress }) => {
        if (!groups || !progress) return null
        const lines = groupsOfSchool(groups.groups, progress.groups)
        return lines.length === 0 ? (
          <p>{t('school.none')}</p>
        ) : (
          <Groups lines={lines} today={progress.today} />
        )
      }}
    </Reads>
  )
}

interface GroupsProps {
  readonly lines: readonly GroupLine[]
  readonly today: SchoolDay
}

function Groups({ lines, today }: GroupsProps) {
  const { t } = useTranslation('progress')
  const sum = (of: 'children' | 'readers' | 'readings') =>
    lines.reduce((total, { glance }) => total + (glance?.[of] ?? 0), 0)
  return (
    <>
      <WhereToHelp lines={lines} />
      <Figures
        figures={[
          {
            label: t('group.readers'),
            value: sum('readers'),
            unit: t('group.of', { count: sum('children') }),
          },
          { label: t('group.week'), value: sum('readings') },
          { label: t('school.groups'), value: lines.length },
        ]}
      />
      <SchoolTable lines={lines} today={today} />
    </>
  )
}

/** The groups with most to help today, and why; a press leads to who they are. */
function WhereToHelp({ lines }: Pick<GroupsProps, 'lines'>) {
  const { t } = useTranslation('progress')
  const [search] = useSearchParams()
  const groups = groupsToHelp(lines)
  const count = groups.reduce((total, { glance }) => total + glance.toHelp, 0)
  return (
    <section className={staff.section} aria-labelledby="where">
      <h2 id="where">
        {t('group.whom', { count })}
        {count > 0 && `, ${t('school.inGroups', { count: groups.length })}`}
      </h2>
      {groups.length > 0 && (
        <ul className={`${staff.cards} ${styles.help}`}>
          {groups.slice(0, AT_A_GLANCE).map(({ groupId, name, glance }) => (
            <li key={groupId}>
              <Card asChild>
                <article aria-label={name} className={styles.child}>
                  <h3>{name}</h3>
                  <div>
                    <p>{t('school.toHelp', { count: glance.toHelp, of: glance.children })}</p>
                    <ul>
                      {RULES.flatMap(rule => {
                        const own = glance.byRule[rule]
                        return own ? [<li key={rule}>{`${t(`group.need.${rule}`)}: ${own}`}</li>] : []
                      })}
                    </ul>
                  </div>
                  <Link to={groupOfSchool(groupId, search)}>
                    {t('school.open', { group: name })}
                    <Icon name="forward" size={18} />
                  </Link>
                </article>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {/* Groups are counted without anybody’s id: nobody knows who is in two. */}
      <p className={staff.soft}>{`${t('group.indicator')} ${t('school.twice')}`}</p>
    </section>
  )
}
