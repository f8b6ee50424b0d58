import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askErasure, askExport, getExport, listRecordJobs } from '#shared/records/routes.ts'
import type { RecordJob, RecordJobKind } from '#shared/records/schema.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { call } from '#web/lib/client.ts'
import { keyOf, useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import staff from '#web/ui/staff.module.css'
import { useToast } from '#web/ui/toast.tsx'
import { AskRecords } from './ask-records.tsx'
import { JobLine } from './job-line.tsx'
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
  const client = useQueryClient()
  const words = useRefusalWords()
  const toast = useToast()
  const path = { studentId }
  const { jobs, isGone, error } = useJobs(studentId)
  const [asking, setAsking] = useState<RecordJobKind>()
  const toExport = useCommand(askExport)
  const toErase = useCommand(askErasure)

  const run = async (deed: () => Promise<unknown>) => {
    try {
      await deed()
    } catch (refused) {
      toast({ title: t('refused'), text: words(refused), tone: 'alert' })
    }
  }
  const ask = (kind: RecordJobKind, reason: string) =>
    run(async () => {
      await (kind === 'export' ? toExport : toErase).run({ path, body: { reason } })
      setAsking(undefined)
      await client.invalidateQueries({ queryKey: keyOf(listRecordJobs, { path }) })
    })
  const fetchFile = ({ jobId }: RecordJob) =>
    run(async () => {
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
  const isBeingErased = jobs.some(({ kind }) => kind === 'erasure')
  return (
    <div className={styles.panel}>
      {error && <p className={staff.empty}>{words(error)}</p>}
      {jobs.length > 0 && (
        <ul className={styles.jobs}>
          {jobs.map(job => (
            <JobLine key={job.jobId} job={job} onFetch={() => fetchFile(job)} />
          ))}
        </ul>
      )}
      {asking && (
        <AskRecords
          key={asking}
          kind={asking}
          fullName={fullName}
          busy={toExport.isPending || toErase.isPending}
          onAsk={reason => ask(asking, reason)}
          onCancel={() => setAsking(undefined)}
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
