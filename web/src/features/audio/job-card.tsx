import { useTranslation } from 'react-i18next'
import type { AudioJob, AudioScope, FailedSpeech } from '#shared/audio/schema.ts'
import { GRADES } from '#shared/kernel/school.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './audio.module.css'
import { isOpen } from './use-audio.ts'
import { useMoney } from './use-money.ts'

interface JobCardProps {
  readonly job: AudioJob
  readonly failures: readonly FailedSpeech[]
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onAgain: (scope: AudioScope) => void
}

/** How the newest job stands, and what it could not make. */
export function JobCard({ job, failures, isBusy, onCancel, onAgain }: JobCardProps) {
  const { t } = useTranslation('audio')
  const money = useMoney()
  const { state, scope, total, made, failed, billed } = job
  const facts = { total, made, failed }
  return (
    <Card>
      <div className={staff.section}>
        <div className={staff.head}>
          <div>
            <h2>{t('job.title')}</h2>
            <p className={staff.soft}>
              {t(`languages.${scope.language}`)} · {scope.sets.map(set => t(`sets.${set}`)).join(', ')} ·{' '}
              {GRADES.filter(grade => scope.grades.includes(grade)).join(', ')}
            </p>
          </div>
          {isOpen(job) && (
            <Button tone="quiet" disabled={isBusy} onClick={onCancel}>
              {t('job.cancel')}
            </Button>
          )}
          {!isOpen(job) && failed > 0 && (
            <Button tone="quiet" disabled={isBusy} onClick={() => onAgain(scope)}>
              {t('job.again')}
            </Button>
          )}
        </div>
        <p role="status" className={styles.state}>
          {t(`job.states.${state}`, { done: money.count(made + failed), total: money.count(total) })}
        </p>
        {isOpen(job) && (
          <ProgressBar label={t('job.title')} value={total > 0 ? (made + failed) / total : 0} />
        )}
        <Figures
          figures={[
            ...(['total', 'made', 'failed'] as const).map(name => ({
              label: t(`job.${name}`),
              value: money.count(facts[name]),
            })),
            { label: t('job.billed'), value: money.count(billed), basis: money.cost(billed) },
          ]}
        />
        {failures.length > 0 && (
          <section className={staff.section} aria-labelledby="failures">
            <h3 id="failures">{t('job.failures')}</h3>
            <DataTable
              label={t('job.failures')}
              surface="none"
              rows={failures}
              rowId={({ label }) => label}
              empty={null}
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
      </div>
    </Card>
  )
}
