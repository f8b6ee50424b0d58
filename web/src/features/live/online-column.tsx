import { useTranslation } from 'react-i18next'
import type { Seen } from '#shared/live/watching.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import styles from './online-badge.module.css'
import { useOnline } from './use-online.ts'

/** Which of a group's children are online now, and at what: a column of any list of them. */
export function useOnlineColumn<Row>(
  groupId: string,
  studentIds: readonly string[],
  idOf: (row: Row) => string,
): Column<Row> {
  const { t } = useTranslation('live')
  const there = useOnline(groupId, studentIds)
  const of = (row: Row) => there.get(idOf(row))
  const words = (seen: Seen | undefined) => t(`group.${seen ? (seen.doing ?? 'online') : 'away'}`)
  return {
    id: 'now',
    header: t('group.now'),
    kind: 'live',
    sort: row => (of(row) ? words(of(row)) : undefined),
    cell: row => {
      const seen = of(row)
      if (!seen)
        return (
          <span aria-label={words(seen)} role="img">
            –
          </span>
        )
      return (
        <Badge tone={seen.doing ? 'good' : 'calm'}>
          {!seen.doing && <span className={styles.dot} aria-hidden="true" />} {words(seen)}
        </Badge>
      )
    },
  }
}
