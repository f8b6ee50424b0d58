import { type ReactNode, useId } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Icon, type IconName } from './icon.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './progress-job.module.css'

export type JobState = 'waiting' | 'running' | 'paused' | 'cancelled' | 'failed' | 'done'

interface JobButton {
  readonly label: string
  readonly run: () => unknown
  readonly isBusy?: boolean | undefined
}

interface ProgressJobProps {
  readonly title: string
  /** What it is about: of what, for whom. */
  readonly text?: string | undefined
  readonly state: JobState
  /** The state, in words. */
  readonly status: string
  /** 0 to 1; undefined while nobody knows how much there is. */
  readonly value?: number | undefined
  /** How much is done of how much, in words. */
  readonly said?: string | undefined
  /** How fast it goes, and how long it will take. */
  readonly pace?: string | undefined
  /** Why it could not be finished. */
  readonly problem?: string | undefined
  /** What came of it so far: what, how many. */
  readonly facts?: readonly { readonly name: string; readonly value: string }[] | undefined
  readonly pause?: JobButton | undefined
  readonly resume?: JobButton | undefined
  readonly cancel?: JobButton | undefined
  /** What can be done once it is over: its report, trying again. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

const TONES = {
  waiting: 'calm',
  running: 'calm',
  paused: 'gold',
  cancelled: 'calm',
  failed: 'alert',
  done: 'good',
} as const satisfies Record<JobState, string>
const ICONS = {
  waiting: 'hourglass',
  running: 'workflow',
  paused: 'pause',
  cancelled: 'stop',
  failed: 'alert',
  done: 'check',
} as const satisfies Record<JobState, IconName>

const isOpen = (state: JobState) => state === 'waiting' || state === 'running' || state === 'paused'

/** A work that goes on for a while: how far it is, how long it takes, and what can be done about it. */
export function ProgressJob(props: ProgressJobProps) {
  const { title, text, state, status, value, said, pace, problem, facts = [], actions, children } = props
  const { pause, resume, cancel } = props
  const heading = useId()
  const buttons = [
    state === 'running' && pause,
    state === 'paused' && resume,
    isOpen(state) && cancel,
  ].filter(button => button !== undefined && button !== false)
  return (
    <Card asChild>
      <section className={styles.job} data-state={state} aria-labelledby={heading}>
        <div className={styles.head}>
          <div>
            <h2 id={heading}>{title}</h2>
            {text && <p className={styles.soft}>{text}</p>}
          </div>
          <p role="status">
            <Badge tone={TONES[state]}>
              <Icon name={ICONS[state]} size={16} />
              {status}
            </Badge>
          </p>
        </div>
        {isOpen(state) && (
          <div className={styles.progress}>
            <div className={styles.bar} data-endless={value === undefined || undefined}>
              <ProgressBar
                label={title}
                value={value ?? 0}
                said={said}
                tone={state === 'paused' ? 'gold' : 'primary'}
              />
            </div>
            <p className={styles.pace}>
              <span>{said}</span>
              <span>{pace}</span>
            </p>
          </div>
        )}
        {problem && <p className={styles.problem}>{problem}</p>}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value: fact }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        )}
        {(buttons.length > 0 || actions) && (
          <div className={styles.actions}>
            {buttons.map(({ label, run, isBusy = false }) => (
              <Button
                key={label}
                tone="quiet"
                aria-disabled={isBusy || undefined}
                aria-busy={isBusy || undefined}
                onClick={() => {
                  if (!isBusy) void run()
                }}
              >
                {label}
              </Button>
            ))}
            {actions}
          </div>
        )}
        {children}
      </section>
    </Card>
  )
}
