import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { childPath } from '#web/lib/child-path.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import type { GroupChildLine } from './children.ts'
import styles from './group.module.css'
import { useLanguageColumns } from './language-columns.tsx'
import { useReasonWords } from './use-reason-words.ts'

/** A child's line: this week, then both languages, then what was understood. */
export function useGroupColumns(groupId: string, today: SchoolDay): readonly Column<GroupChildLine>[] {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const wordsOf = useReasonWords()
  return [
    {
      id: 'name',
      header: t('group.child'),
      width: '14rem',
      text: ({ name }) => name,
      sort: ({ name }) => name,
      cell: ({ name, studentId }) => (
        <Link className={styles.name} to={childPath(studentId, groupId)}>
          {name}
        </Link>
      ),
    },
    {
      id: 'reasons',
      header: t('group.attention'),
      text: ({ reasons }) => reasons.map(wordsOf).join(' '),
      sort: ({ reasons }) => reasons.length,
      kind: 'number',
      cell: ({ reasons }) =>
        reasons.length > 0 ? <Badge tone="alert">{reasons.length}</Badge> : <span aria-hidden="true">–</span>,
    },
    {
      id: 'week',
      header: t('group.week'),
      kind: 'number',
      text: ({ summary }) => summary.readings,
      sort: ({ summary }) => summary.readings,
    },
    ...useLanguageColumns('es-PR', today),
    ...useLanguageColumns('en-US', today),
    ...(['literal', 'inferential'] as const).map(
      (kind): Column<GroupChildLine> => ({
        id: kind,
        header: t(`report.${kind}`),
        kind: 'number',
        text: ({ summary: { [kind]: of } }) =>
          of.asked > 0 ? t('percent', { percent: Math.round((100 * of.right) / of.asked) }) : '–',
        sort: ({ summary: { [kind]: of } }) => (of.asked > 0 ? of.right / of.asked : null),
      }),
    ),
    {
      id: 'seen',
      header: t('group.seen'),
      kind: 'date',
      text: ({ summary: { lastSeenOn } }) => (lastSeenOn ? dateOf(lastSeenOn, language) : '–'),
      sort: ({ summary: { lastSeenOn } }) => lastSeenOn,
    },
  ]
}
