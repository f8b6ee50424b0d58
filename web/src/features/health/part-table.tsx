import { useTranslation } from 'react-i18next'
import type { HealthPart } from '#shared/health/schema.ts'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Badge } from '#web/ui/badge.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './health-panel.module.css'

const TONES = { ok: 'good', warning: 'gold', down: 'alert' } as const

interface PartTableProps {
  readonly parts: readonly HealthPart[]
  /** Names the noun too, where it is not clear. */
  readonly withNoun?: boolean
}

/** Parts with their state, what is to be said of each, and how long it took to ask. */
export function PartTable({ parts, withNoun = false }: PartTableProps) {
  const { t } = useTranslation('health')
  const language = useLanguage()
  const finding = ({ finding, count = 0, error = '', publishedAt }: HealthPart) => {
    if (publishedAt) return t('published', { when: relativeTime(publishedAt, language) })
    return t(`findings.${finding}`, { count, error })
  }
  return (
    <table className={`${staff.table} ${styles.table}`}>
      <thead>
        <tr>
          {(['part', 'state', 'finding', 'milliseconds'] as const).map(column => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(part => (
          <tr key={`${part.noun} ${part.kind} ${part.name}`}>
            <td>
              {t(`kinds.${part.kind}`)}{' '}
              {(withNoun || part.name !== part.kind) && (
                <code lang="zxx" className={styles.name}>
                  {[withNoun && part.noun, part.name !== part.kind && part.name].filter(Boolean).join('/')}
                </code>
              )}
            </td>
            <td>
              <Badge tone={TONES[part.state]}>{t(`states.${part.state}`)}</Badge>
            </td>
            <td>{finding(part)}</td>
            <td data-label={t('columns.milliseconds')}>{`${part.milliseconds} ms`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
