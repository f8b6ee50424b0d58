import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { timeLeft } from '#web/lib/job-pace.ts'
import { useJobPace } from '#web/lib/use-job-pace.ts'
import { type JobState, ProgressJob } from '#web/ui/progress-job.tsx'
import { useLanguage } from './speak.ts'

interface Touched {
  readonly run: () => unknown
  readonly isBusy?: boolean | undefined
}

type Shown = ComponentProps<typeof ProgressJob>

interface JobProps extends Pick<Shown, 'title' | 'text' | 'problem' | 'facts' | 'actions' | 'children'> {
  readonly state: JobState
  /** The state in the job's own words. */
  readonly status?: string | undefined
  readonly done: number
  /** 0 while nobody knows. */
  readonly total: number
  /** When that was so: milliseconds of the clock. */
  readonly at: number
  /** What is counted means nothing to anybody: a part of a whole. */
  readonly isShare?: boolean
  readonly pause?: Touched | undefined
  readonly resume?: Touched | undefined
  readonly cancel?: Touched | undefined
}

/** A long job in words: its state, how far it is, how fast it goes and how long it will take. */
export function Job({
  state,
  status,
  done,
  total,
  at,
  isShare = false,
  pause,
  resume,
  cancel,
  ...rest
}: JobProps) {
  const { t } = useTranslation('job')
  const language = useLanguage()
  const pace = useJobPace({ done, total, at, isRunning: state === 'running' })
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const left = pace?.leftMs === undefined ? undefined : timeLeft(pace.leftMs)
  const said = isShare
    ? percent.format(total > 0 ? done / total : 0)
    : t('progress', { done: number.format(done), total: number.format(total) })
  const going = [
    !isShare && pace && pace.perMinute >= 1 && t('rate', { rate: number.format(pace.perMinute) }),
    left ? t(`left.${left.unit}`, { count: left.count }) : t('counting'),
  ].filter(Boolean)
  const button = (name: 'pause' | 'resume' | 'cancel', touched: Touched | undefined) =>
    touched && { label: t(name), run: touched.run, isBusy: touched.isBusy }
  return (
    <ProgressJob
      {...rest}
      state={state}
      status={status ?? t(`states.${state}`)}
      value={total > 0 ? done / total : undefined}
      said={total > 0 ? said : undefined}
      pace={state === 'running' && total > 0 ? going.join(' · ') : undefined}
      pause={button('pause', pause)}
      resume={button('resume', resume)}
      cancel={button('cancel', cancel)}
    />
  )
}
