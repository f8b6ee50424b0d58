import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/kernel/school.ts'
import type { Reason } from '#shared/progress/reasons.ts'
import { reasonsShown } from '#shared/progress/reasons-shown.ts'
import { getGroupProgress } from '#shared/progress/routes.ts'
import type { LanguageSummary } from '#shared/progress/summary.ts'
import { getCalendar } from '#shared/schools/routes.ts'
import { dateOf } from '#web/i18n/day.ts'
import { shortDateOf } from '#web/i18n/short-day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './group.module.css'
import { useReasonWords } from './use-reason-words.ts'

interface Member {
  readonly id: string
}

/** What is known of a group's children beside their names, for another feature's list: when they read last, how, and what they need. */
export function useChildColumns(groupId: string): readonly Column<Member>[] {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const wordsOf = useReasonWords()
  const progress = useRead(getGroupProgress, { path: { groupId } })
  const calendar = useRead(getCalendar, {})
  const declared = new Set(calendar.data?.declared.map(({ day }) => day))
  const counted = new Map(progress.data?.children.map(child => [child.studentId, child]))

  /** One value of each language in which something was read: `Esp. 2.º grado`, `Ing. Kínder`. */
  const both = (id: string, say: (read: LanguageSummary) => string | undefined) =>
    LANGUAGES.flatMap(of => {
      const read = counted.get(id)?.languages[of]
      const said = read && say(read)
      return said ? [`${t(`group.short.${of}`)} ${said}`] : []
    })
  const levelsOf = ({ id }: Member) => both(id, ({ grade }) => t(`grade.${grade}`))
  const accuraciesOf = ({ id }: Member) =>
    both(id, ({ accuracy }) =>
      accuracy === null ? undefined : t('percent', { percent: Math.round(accuracy * 100) }),
    )
  /** Of whom nothing is counted yet, nothing is said; nor what was set aside. */
  const reasonsOf = ({ id }: Member): readonly Reason[] => {
    const child = counted.get(id)
    return child && progress.data ? reasonsShown(child, progress.data.today, declared).reasons : []
  }
  /** Each need once, whatever language it is of. */
  const needsOf = (member: Member) => [
    ...new Set(reasonsOf(member).map(({ rule }) => t(`group.need.${rule}`))),
  ]
  const lowest = ({ id }: Member) => {
    const all = LANGUAGES.flatMap(of => counted.get(id)?.languages[of]?.accuracy ?? [])
    return all.length > 0 ? Math.min(...all) : null
  }
  const lastSeen = ({ id }: Member) => counted.get(id)?.lastSeenOn
  return [
    {
      id: 'seen',
      header: t('group.seen'),
      kind: 'date',
      text: member => {
        const day = lastSeen(member)
        return day ? dateOf(day, language) : '–'
      },
      cell: member => {
        const day = lastSeen(member)
        return day ? shortDateOf(day, language) : '–'
      },
      sort: lastSeen,
    },
    {
      id: 'level',
      header: t('report.level'),
      text: member => shown(levelsOf(member)),
      sort: member => levelsOf(member).join(),
      cell: member => <Lines of={levelsOf(member)} />,
    },
    {
      id: 'accuracy',
      header: t('report.accuracy'),
      text: member => shown(accuraciesOf(member)),
      sort: lowest,
      cell: member => <Lines of={accuraciesOf(member)} />,
    },
    {
      id: 'needs',
      header: t('group.needs'),
      text: member => shown(needsOf(member)),
      sort: member => reasonsOf(member).length,
      cell: member => {
        const [first, ...rest] = needsOf(member)
        if (!first) return '–'
        return (
          <span className={styles.needs} title={reasonsOf(member).map(wordsOf).join(' ')}>
            <Badge tone="gold">{first}</Badge>
            {rest.length > 0 && <small aria-hidden="true">+{rest.length}</small>}
            <VisuallyHidden>{rest.join(', ')}</VisuallyHidden>
          </span>
        )
      },
    },
  ]
}

const shown = (values: readonly string[]) => values.join(' · ') || '–'

/** One under the other: a narrow column. */
function Lines({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return '–'
  return (
    <span className={styles.lines}>
      {of.map(said => (
        <span key={said}>{said}</span>
      ))}
    </span>
  )
}
