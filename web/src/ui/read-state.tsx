import type { ReactNode } from 'react'
import { Coqui, type CoquiMood } from './art/coqui.tsx'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './read-state.module.css'
import { Skeleton } from './skeleton.tsx'

interface Retry {
  readonly label: string
  readonly onRetry: () => unknown
  readonly isBusy?: boolean
}

interface Waiting {
  readonly state: 'waiting'
  /** The height that it will have, or its shape. */
  readonly place: string | ReactNode
}
interface Told {
  /**
   * `unreached` did not come and may come yet, `refused` is not for this reader, `closed` not yet, `gone` is no more;
   * `partly` stands beside what did come.
   */
  readonly state: 'empty' | 'offline' | 'unreached' | 'refused' | 'closed' | 'gone' | 'partly'
  readonly text: ReactNode
  /** The text's language, where it is not the page's. */
  readonly lang?: string
  /** What more there is to say of it, below a heading. */
  readonly about?: ReactNode
  readonly retry?: Retry | undefined
  /** Where else to go, or what to do about it. */
  readonly action?: ReactNode
  /** What stands after it is of before, and drawn grey. */
  readonly isOld?: boolean
  /** It is all that the screen has: its text is a heading of this rank, drawn big. */
  readonly heading?: 'h1' | 'h2' | 'h3' | undefined
}

const MOODS: Readonly<Record<Told['state'], CoquiMood>> = {
  empty: 'looking',
  offline: 'sorry',
  unreached: 'sorry',
  refused: 'looking',
  closed: 'happy',
  gone: 'looking',
  partly: 'sorry',
}
/** What is merely empty, or not open yet, is no alarm. */
const ROLES: Partial<Readonly<Record<Told['state'], 'alert' | 'status'>>> = {
  offline: 'alert',
  unreached: 'alert',
  refused: 'alert',
  gone: 'alert',
  partly: 'status',
}
const ICONS: Partial<Readonly<Record<Told['state'], IconName>>> = { offline: 'offline', partly: 'info' }

/** In the place of what was asked for: it is on its way, there is none, or why it did not come. */
export function ReadState(props: Waiting | Told) {
  if (props.state === 'waiting')
    return (
      <div aria-busy="true" className={styles.waiting}>
        {typeof props.place === 'string' ? <Skeleton height={props.place} /> : props.place}
      </div>
    )
  const { state, text, lang, about, retry, action, isOld, heading: Heading } = props
  const icon = ICONS[state]
  return (
    <div
      className={styles.told}
      data-state={state}
      data-page={Heading && true}
      data-old={isOld}
      role={ROLES[state]}
    >
      {state === 'partly' ? (
        icon && <Icon name={icon} size={20} />
      ) : (
        <Coqui size={Heading ? 140 : state === 'closed' ? 96 : 56} mood={MOODS[state]} />
      )}
      {Heading ? (
        <Heading tabIndex={-1} lang={lang}>
          {text}
        </Heading>
      ) : (
        <p>
          {state === 'offline' && <Icon name="offline" size={20} />}
          {text}
        </p>
      )}
      {about && <div className={styles.about}>{about}</div>}
      {(retry || action) && (
        <div className={styles.actions}>
          {retry && (
            <Button
              tone={Heading ? 'primary' : 'quiet'}
              aria-disabled={retry.isBusy || undefined}
              aria-busy={retry.isBusy || undefined}
              onClick={() => {
                if (!retry.isBusy) void retry.onRetry()
              }}
            >
              <Icon name="repeat" size={20} />
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
