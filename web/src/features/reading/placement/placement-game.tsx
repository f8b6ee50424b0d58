import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlacementProbe, PlacementSet } from '#shared/catalogue/placement-set.ts'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { wasFrustrating } from '#shared/progress/placed.ts'
import type { ReadProbe } from '#shared/reading/placement.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import { getPolicy } from '#shared/reading/routes.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { useRead } from '#web/lib/query.ts'
import { useDoing } from '#web/lib/use-doing.ts'
import { useUnfinished } from '#web/lib/use-unfinished.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { forgetSession, keepSession, type PlacementSession } from './kept-session.ts'
import { PlacementEnd } from './placement-end.tsx'
import styles from './placement-game.module.css'
import { Pond } from './pond.tsx'
import { ProbeStage } from './probe-stage.tsx'
import { afterProbe, finishedOf, isEnough, isMute, placeOf, secondsLeft } from './session.ts'
import { useQueuedPlacement } from './use-queued-placement.ts'

interface PlacementGameProps {
  readonly personId: string
  readonly set: PlacementSet
  /** As it was begun, or goes on. */
  readonly begun: PlacementSession
  /** The texts of the language. */
  readonly texts: readonly ListedText[]
  readonly read: ReadonlySet<string>
  readonly onLeave: () => void
}

/** A pond that the coquí crosses, a stone for each short thing that is read: never an exam, and over when the child likes. */
export function PlacementGame({ personId, set, begun, texts, read: finished, onLeave }: PlacementGameProps) {
  const { t } = useTranslation('placement')
  const { data: policy = DEFAULT_POLICY } = useRead(getPolicy, {})
  const [session, setSession] = useState(begun)
  const [probe, setProbe] = useState<PlacementProbe>()
  const [isOver, setOver] = useState(false)
  const { sent, submit } = useQueuedPlacement(personId)
  useDoing('reading')
  useUnfinished(probe !== undefined)
  const how = { policy, day: schoolDay(new Date()) }
  const place = placeOf(session, set, how)
  const jumped = session.probes.length

  /** Sends it where it says enough; what says too little is kept, to go on another day. */
  const end = (last: PlacementSession) => {
    setOver(true)
    if (!isEnough(placeOf(last, set, how))) return
    submit({ key: last.key, language: last.language, placement: finishedOf(last) })
    forgetSession(personId, last.language)
  }
  const onRead = (read: ReadProbe, listened: number) => {
    if (!probe) return
    setProbe(undefined)
    const after = afterProbe(session, probe, read, { ...how, listened })
    setSession(after)
    keepSession(personId, after)
    if (!placeOf(after, set, how).next) end(after)
  }

  if (probe)
    return (
      <ProbeStage
        key={probe.id}
        probe={probe}
        language={set.language}
        jumped={jumped}
        most={secondsLeft(session)}
        onRead={onRead}
        onLeave={() => setProbe(undefined)}
      />
    )
  if (isOver || !place.next)
    return (
      <PlacementEnd
        standing={isEnough(place) ? place.standing : undefined}
        isMute={isMute(session)}
        answer={sent.get(session.key)}
        texts={texts}
        read={finished}
        onLeave={onLeave}
      />
    )
  const { next, facts } = place
  const last = facts.at(-1)
  const says = () => {
    if (session.unheard.length > 0 && session !== begun) return t('game.unheard')
    if (!last) return t('game.first')
    if (session === begun) return t('game.welcomeBack')
    return t(wasFrustrating(last) ? 'game.another' : 'game.jumped')
  }
  return (
    <section className={styles.game} aria-labelledby="pond-title" data-register="child">
      <header className={styles.head}>
        <IconButton icon="close" label={t('game.leave')} onClick={onLeave} />
        <h1 id="pond-title">{t('game.title')}</h1>
      </header>
      <Pond jumped={jumped} />
      <p role="status" className={styles.says}>
        <Hearable text={says()} />
      </p>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={() => (jumped > 0 ? end(session) : onLeave())}>
          {t('game.enough')}
        </Button>
        <Button onClick={() => setProbe(next)} autoFocus>
          <Icon name="microphone" size={28} />
          {t('game.read')}
        </Button>
      </div>
      <p className={styles.count}>{jumped > 0 && t('game.stones', { count: jumped })}</p>
    </section>
  )
}
