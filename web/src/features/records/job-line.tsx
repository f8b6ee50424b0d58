import { useTranslation } from 'react-i18next'
import type { RecordJob } from '#shared/records/schema.ts'
import { dayOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './record-jobs.module.css'

interface JobLineProps {
  readonly job: RecordJob
  readonly onFetch: () => void
}

/** One export or erasure: how far it is, and what can be done with it. */
export function JobLine({ job, onFetch }: JobLineProps) {
  const { t } = useTranslation('records')
  const language = useLanguage()
  const { kind, state, tables, ofTables, rows, askedAt, expiresAt } = job
  const progress = ofTables === 0 ? t('beginning') : t('progress', { tables, ofTables, rows })
  return (
    <li className={styles.job}>
      <div>
        <strong>{t(`kinds.${kind}`)}</strong>{' '}
        <span className={staff.soft}>
          {t('asked', { day: dayOf(askedAt, language) })}
          {expiresAt && ` · ${t('until', { day: dayOf(expiresAt, language) })}`}
        </span>
      </div>
      {state === 'done' && kind === 'export' ? (
        <Button tone="quiet" onClick={onFetch}>
          {t('fetch')}
        </Button>
      ) : (
        <div className={styles.progress}>
          <ProgressBar
            label={t(`kinds.${kind}`)}
            value={ofTables === 0 ? 0 : tables / ofTables}
            said={progress}
          />
          <span className={staff.soft}>{progress}</span>
        </div>
      )}
    </li>
  )
}
