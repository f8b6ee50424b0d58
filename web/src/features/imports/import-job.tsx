import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Import, type ImportState, ROW_VERDICTS } from '#shared/kernel/import.ts'
import { Job } from '#web/i18n/job.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import type { JobState } from '#web/ui/progress-job.tsx'
import staff from '#web/ui/staff.module.css'
import type { ImportApi } from './import-api.ts'

const JOB_STATES = {
  open: 'waiting',
  checking: 'running',
  checked: 'done',
  applying: 'running',
  applied: 'done',
  failed: 'failed',
} as const satisfies Record<ImportState, JobState>

interface ImportJobProps {
  readonly api: ImportApi
  readonly state: Import
  /** When it was so: milliseconds of the clock. */
  readonly at: number
  readonly actions: ReactNode
}

/** Where an import stands, and what the rows so far were. */
export function ImportJob({ api, state, at, actions }: ImportJobProps) {
  const { t } = useTranslation('imports')
  const number = new Intl.NumberFormat(useLanguage())
  const { counts, files, progress, recoded, problem } = state
  const verdicts = ROW_VERDICTS.filter(name => api.isMany || (name !== 'ended' && name !== 'skipped'))
  return (
    <Job
      title={t(`${api.name}.tab`)}
      text={files.map(({ name }) => name).join(', ')}
      state={JOB_STATES[state.state]}
      status={t(`states.${state.state}`)}
      done={progress}
      total={1}
      isShare
      at={at}
      problem={
        problem &&
        t(`problems.${problem.code}`, {
          file: api.isMany ? problem.file : t('yourFile'),
          columns: problem.columns?.join(', ') ?? '',
        })
      }
      facts={
        problem
          ? []
          : verdicts.map(name => ({ name: t(`verdicts.${name}`), value: number.format(counts[name]) }))
      }
      actions={actions}
    >
      {recoded > 0 && <p className={staff.soft}>{t('recoded', { count: recoded })}</p>}
    </Job>
  )
}
