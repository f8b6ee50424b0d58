import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Job } from '#web/i18n/job.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProgressJob } from '#web/ui/progress-job.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Primitive, State } from './states.tsx'

const UNREAD = ['offline', 'unreached', 'refused', 'gone'] as const
const OVER = ['cancelled', 'failed', 'done'] as const

export function Waits() {
  const { t } = useTranslation('gallery')
  const { t: shell } = useTranslation()
  const { t: job } = useTranslation('job')
  const retry = { label: shell('tryAgain'), onRetry: () => undefined }
  const touched = { run: () => undefined }
  const facts = [
    { name: t('samples.made'), value: '180' },
    { name: t('samples.failures'), value: '2' },
  ]
  return (
    <>
      <Primitive name="ReadState">
        <State of="waiting">
          <ReadState
            state="waiting"
            place={
              <>
                <Skeleton width="60%" />
                <Skeleton height="72px" />
              </>
            }
          />
        </State>
        <State of="empty">
          <ReadState
            state="empty"
            text={t('samples.none')}
            action={<Button tone="quiet">{t('samples.open')}</Button>}
          />
        </State>
        {UNREAD.map(state => (
          <State key={state} of={state}>
            <ReadState
              state={state}
              text={shell(`read.${state}`)}
              retry={state === 'unreached' ? retry : undefined}
            />
          </State>
        ))}
        <State of="closed">
          <ReadState state="closed" text={t('samples.longer')} />
        </State>
        <State of="busy">
          <ReadState state="unreached" text={shell('read.unreached')} retry={{ ...retry, isBusy: true }} />
        </State>
        <State of="partly">
          <ReadState
            state="partly"
            text={shell('read.missing', { parts: t('samples.missing') })}
            retry={retry}
          />
        </State>
        <State of="page">
          <ReadState
            state="unreached"
            heading="h3"
            text={shell('read.unreached')}
            retry={retry}
            action={
              <Button asChild tone="quiet">
                <a href="#waits">{t('samples.link')}</a>
              </Button>
            }
          />
        </State>
      </Primitive>
      <Primitive name="ProgressJob">
        <State of="running">
          <Running />
        </State>
        <State of="endless">
          <Job title={t('samples.job')} state="running" done={0} total={0} at={0} />
        </State>
        <State of="share">
          <Job title={t('samples.job')} state="running" done={0.4} total={1} at={0} isShare />
        </State>
        <State of="waiting">
          <ProgressJob title={t('samples.job')} state="waiting" status={job('states.waiting')} />
        </State>
        <State of="paused">
          <Job
            title={t('samples.job')}
            text={t('samples.jobText')}
            state="paused"
            done={182}
            total={400}
            at={0}
            facts={facts}
            resume={touched}
            cancel={touched}
          />
        </State>
        <State of="busy">
          <Job
            title={t('samples.job')}
            state="running"
            done={182}
            total={400}
            at={0}
            pause={touched}
            cancel={{ ...touched, isBusy: true }}
          />
        </State>
        {OVER.map(state => (
          <State key={state} of={state}>
            <ProgressJob
              title={t('samples.job')}
              text={t('samples.jobText')}
              state={state}
              status={job(`states.${state}`)}
              facts={facts}
              problem={state === 'failed' ? t('samples.broken') : undefined}
              actions={state === 'done' && <Button tone="quiet">{t('samples.report')}</Button>}
            />
          </State>
        ))}
      </Primitive>
    </>
  )
}

/** It can be paused, goes on, and is over when somebody says so. */
function Running() {
  const { t } = useTranslation('gallery')
  const [state, setState] = useState<'running' | 'paused' | 'cancelled'>('running')
  return (
    <Job
      title={t('samples.job')}
      text={t('samples.jobText')}
      state={state}
      done={182}
      total={400}
      at={0}
      pause={{ run: () => setState('paused') }}
      resume={{ run: () => setState('running') }}
      cancel={{ run: () => setState('cancelled') }}
      actions={
        state === 'cancelled' && (
          <Button tone="quiet" onClick={() => setState('running')}>
            {t('samples.again')}
          </Button>
        )
      }
    />
  )
}
