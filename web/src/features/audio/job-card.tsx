import { useTranslation } from 'react-i18next'
import type { AudioJob, AudioScope, FailedSpeech } from '#shared/audio/schema.ts'
import { GRADES } from '#shared/kernel/school.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
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
        <dl className={styles.counts}>
          {(['total', 'made', 'failed'] as const).map(name => (
            <div key={name}>
              <dt>{t(`job.${name}`)}</dt>
              <dd>{money.count(facts[name])}</dd>
            </div>
          ))}
          <div>
            <dt>{t('job.billed')}</dt>
            <dd>
              {money.count(billed)} · {money.cost(billed)}
            </dd>
          </div>
        </dl>
        {failures.length > 0 && (
          <table className={staff.table}>
            <caption className={styles.caption}>{t('job.failures')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('table.what')}</th>
                <th scope="col">{t('table.grade')}</th>
                <th scope="col">{t('table.why')}</th>
              </tr>
            </thead>
            <tbody>
              {failures.map(({ label, grade, code }) => (
                <tr key={label}>
                  <td lang={scope.language}>{label}</td>
                  <td>{t(`grades.${grade}`)}</td>
                  <td data-label={t('table.why')}>
                    <code>{code}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Card>
  )
}
