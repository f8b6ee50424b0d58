import { useTranslation } from 'react-i18next'
import { cancelAudioJob, startAudioJob } from '#shared/audio/routes.ts'
import type { AudioJob, FailedSpeech } from '#shared/audio/schema.ts'
import { GRADES } from '#shared/kernel/school.ts'
import { Job } from '#web/i18n/job.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import { isOpen } from './use-audio.ts'
import { useMoney } from './use-money.ts'

interface JobCardProps {
  readonly job: AudioJob
  /** When it was so: milliseconds of the clock. */
  readonly at: number
  readonly failures: readonly FailedSpeech[]
}

/** How the newest job stands, and what it could not make. */
export function JobCard({ job, at, failures }: JobCardProps) {
  const { t } = useTranslation('audio')
  const money = useMoney()
  const again = useAction(startAudioJob)
  const cancel = useAction(cancelAudioJob)
  const { jobId, state, scope, total, made, failed, billed } = job
  const of = [
    t(`languages.${scope.language}`),
    scope.sets.map(set => t(`sets.${set}`)).join(', '),
    GRADES.filter(grade => scope.grades.includes(grade)).join(', '),
  ]
  return (
    <Job
      title={t('job.title')}
      text={of.join(' · ')}
      state={state === 'planned' ? 'waiting' : state}
      status={state === 'planned' ? t('job.planned') : undefined}
      done={made + failed}
      total={total}
      at={at}
      facts={[
        { name: t('job.total'), value: money.count(total) },
        { name: t('job.made'), value: money.count(made) },
        { name: t('job.failed'), value: money.count(failed) },
        { name: t('job.billed'), value: `${money.count(billed)} (${money.cost(billed)})` },
      ]}
      cancel={{ run: () => cancel.run({ path: { jobId }, body: {} }), isBusy: cancel.isPending }}
      actions={
        !isOpen(job) &&
        failed > 0 && (
          <Button
            tone="quiet"
            aria-disabled={again.isPending || undefined}
            onClick={() => void again.run({ body: scope })}
          >
            {t('job.again')}
          </Button>
        )
      }
    >
      {failures.length > 0 && (
        <section className={staff.section} aria-labelledby="failures">
          <h3 id="failures">{t('job.failures')}</h3>
          <DataTable
            label={t('job.failures')}
            surface="none"
            rows={failures}
            rowId={({ label }) => label}
            empty={null}
            file={t('job.failuresFile')}
            columns={[
              { id: 'what', header: t('table.what'), lang: scope.language, text: ({ label }) => label },
              { id: 'grade', header: t('table.grade'), text: ({ grade }) => t(`grades.${grade}`) },
              {
                id: 'why',
                header: t('table.why'),
                text: ({ code }) => code,
                cell: ({ code }) => <code>{code}</code>,
              },
            ]}
          />
        </section>
      )}
    </Job>
  )
}
