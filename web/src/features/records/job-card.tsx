import { useTranslation } from 'react-i18next'
import type { RecordJob } from '#shared/records/schema.ts'
import { dayOf } from '#web/i18n/day.ts'
import { Job } from '#web/i18n/job.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { Button } from '#web/ui/button.tsx'

interface JobCardProps {
  readonly job: RecordJob
  /** When it was so: milliseconds of the clock. */
  readonly at: number
  readonly onFetch: () => void
}

/** One export or erasure: how far it is, and what can be done with it. */
export function JobCard({ job, at, onFetch }: JobCardProps) {
  const { t } = useTranslation('records')
  const language = useLanguage()
  const { kind, state, tables, ofTables, rows, askedAt, expiresAt } = job
  const days = [
    t('asked', { day: dayOf(askedAt, language) }),
    expiresAt && t('until', { day: dayOf(expiresAt, language) }),
  ]
  return (
    <Job
      title={t(`kinds.${kind}`)}
      text={days.filter(Boolean).join(' · ')}
      state={state === 'done' ? 'done' : 'running'}
      status={state === 'checking' ? t('checking') : undefined}
      done={tables}
      total={ofTables}
      isShare
      at={at}
      facts={[{ name: t('rows'), value: new Intl.NumberFormat(language).format(rows) }]}
      actions={
        state === 'done' &&
        kind === 'export' && (
          <Button tone="quiet" onClick={onFetch}>
            {t('fetch')}
          </Button>
        )
      }
    />
  )
}
