import { useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { ChildColumns } from '#web/lib/child-columns.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { GroupChildLine } from './children.ts'
import { GiveText } from './give-text.tsx'
import styles from './group.module.css'
import { useGroupColumns } from './group-columns.tsx'
import { useNarrowed } from './group-filters.tsx'
import { NotifyFamilies } from './notify-families.tsx'

interface GroupTableProps {
  readonly groupId: string
  readonly today: SchoolDay
  readonly lines: readonly GroupChildLine[]
  /** Who is picked, of those that are shown. */
  readonly chosen: readonly string[]
  readonly onChoose: (studentIds: readonly string[]) => void
  /** Puts those who are picked on paper, and nobody else. */
  readonly onPrint: () => void
}

/** The group child by child: narrowed, sorted, picked, and what can be done with those who are. */
export function GroupTable({ groupId, today, lines, chosen, onChoose, onPrint }: GroupTableProps) {
  const { t } = useTranslation('progress')
  const { shown, toolbar } = useNarrowed(lines)
  // Nothing is done with somebody who is not seen.
  const picked = shown.filter(({ studentId }) => chosen.includes(studentId))
  const useChildColumns = useContext(ChildColumns)
  const studentIds = useMemo(() => lines.map(({ studentId }) => studentId), [lines])
  const online = useChildColumns(groupId, studentIds)
  const [name, ...known] = useGroupColumns(groupId, today)
  return (
    <>
      {toolbar}
      <DataTable
        label={t('group.table')}
        columns={name ? [name, ...online, ...known] : online}
        rows={shown}
        rowId={({ studentId }) => studentId}
        firstOrder={{ column: 'name', isDescending: false }}
        file={t('group.file')}
        selection={{
          chosen: picked.map(({ studentId }) => studentId),
          onChoose,
          actions: picked.length > 0 && (
            <div className={styles.give}>
              <GiveText groupId={groupId} today={today} lines={picked} onGiven={() => onChoose([])} />
              <NotifyFamilies
                groupId={groupId}
                studentIds={picked.map(({ studentId }) => studentId)}
                count={picked.length}
                onSent={() => onChoose([])}
              />
              <Button tone="quiet" onClick={onPrint}>
                <Icon name="document" />
                {t('group.printChosen', { count: picked.length })}
              </Button>
            </div>
          ),
        }}
        empty={t(lines.length > 0 ? 'group.noneFits' : 'group.nobody')}
        isWide
      />
    </>
  )
}
