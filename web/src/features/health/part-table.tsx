import { useTranslation } from 'react-i18next'
import type { HealthPart } from '#shared/health/schema.ts'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import styles from './health-panel.module.css'

const TONES = { ok: 'good', warning: 'gold', down: 'alert' } as const

interface PartTableProps {
  readonly label: string
  readonly parts: readonly HealthPart[]
  /** Names the noun too, where it is not clear. */
  readonly withNoun?: boolean
  readonly surface?: 'none'
}

/** Parts with their state, what is to be said of each, and how long it took to ask. */
export function PartTable({ label, parts, withNoun = false, surface }: PartTableProps) {
  const { t } = useTranslation('health')
  const language = useLanguage()
  const finding = ({ finding, count = 0, error = '', publishedAt }: HealthPart) => {
    if (publishedAt) return t('published', { when: relativeTime(publishedAt, language) })
    return t(`findings.${finding}`, { count, error })
  }
  const columns: readonly Column<HealthPart>[] = [
    {
      id: 'part',
      header: t('columns.part'),
      cell: part => (
        <>
          {t(`kinds.${part.kind}`)}{' '}
          {(withNoun || part.name !== part.kind) && (
            <code lang="zxx" className={styles.name}>
              {[withNoun && part.noun, part.name !== part.kind && part.name].filter(Boolean).join('/')}
            </code>
          )}
        </>
      ),
    },
    {
      id: 'state',
      header: t('columns.state'),
      width: '9rem',
      cell: part => <Badge tone={TONES[part.state]}>{t(`states.${part.state}`)}</Badge>,
    },
    { id: 'finding', header: t('columns.finding'), text: finding },
    {
      id: 'milliseconds',
      header: t('columns.milliseconds'),
      kind: 'number',
      width: '7rem',
      text: ({ milliseconds }) => `${milliseconds} ms`,
      sort: ({ milliseconds }) => milliseconds,
    },
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={parts}
      rowId={({ noun, kind, name }) => `${noun} ${kind} ${name}`}
      empty={null}
      {...(surface && { surface })}
    />
  )
}
