import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getExport } from '#shared/records/routes.ts'
import type { RecordJobKind } from '#shared/records/schema.ts'
import { Read } from '#web/i18n/read.tsx'
import { call } from '#web/lib/client.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AskRecords } from './ask-records.tsx'
import { JobCard } from './job-card.tsx'
import styles from './record-jobs.module.css'
import { useJobs } from './use-jobs.ts'

interface RecordJobsProps {
  readonly studentId: string
  readonly fullName: string
  /** Nothing is left of the student. */
  readonly onGone: () => void
}

/** A student's data: fetch all of it, or erase all of it. */
export function RecordJobs({ studentId, fullName, onGone }: RecordJobsProps) {
  const { t } = useTranslation('records')
  return (
    <Dialog
      title={t('of', { name: fullName })}
      description={t('text')}
      closeLabel={t('close')}
      trigger={
        <Button tone="quiet" aria-label={t('of', { name: fullName })}>
          {t('title')}
        </Button>
      }
      // However it is closed: what it did may show behind it.
      onOpenChange={isOpen => !isOpen && onGone()}
    >
      <Jobs studentId={studentId} fullName={fullName} onGone={onGone} />
    </Dialog>
  )
}

function Jobs({ studentId, fullName, onGone }: RecordJobsProps) {
  const { t } = useTranslation('records')
  const { read, isGone } = useJobs(studentId)
  const [asking, setAsking] = useState<RecordJobKind>()
  const fetching = useAsyncAction(async (jobId: string) => {
    const { url } = await call(getExport, { path: { studentId, jobId } })
    window.location.assign(url)
  })
  if (isGone)
    return (
      <div className={styles.panel}>
        <p role="status">{t('gone', { name: fullName })}</p>
        <div className={styles.actions}>
          <Button onClick={onGone}>{t('close')}</Button>
        </div>
      </div>
    )
  const isBeingErased = read.data?.jobs.some(({ kind }) => kind === 'erasure')
  const ends = () => setAsking(undefined)
  return (
    <div className={styles.panel}>
      <Read of={read} place="40px">
        {({ jobs }) =>
          jobs.map(job => (
            <JobCard
              key={job.jobId}
              job={job}
              at={read.dataUpdatedAt}
              onFetch={() => void fetching.run(job.jobId)}
            />
          ))
        }
      </Read>
      {asking && (
        <AskRecords
          key={asking}
          kind={asking}
          studentId={studentId}
          fullName={fullName}
          onAsked={ends}
          onCancel={ends}
        />
      )}
      {!asking && !isBeingErased && (
        <div className={styles.actions}>
          <Button tone="quiet" onClick={() => setAsking('erasure')}>
            {t('erase')}
          </Button>
          <Button onClick={() => setAsking('export')}>{t('export')}</Button>
        </div>
      )}
    </div>
  )
}
