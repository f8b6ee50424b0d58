import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedSound, SoundKit } from '#shared/catalogue/sound-kit.ts'
import { getProfile } from '#shared/identity/routes.ts'
import type { PractisedItem } from '#shared/reading/practice.ts'
import { newId } from '#web/lib/new-id.ts'
import { useRead } from '#web/lib/query.ts'
import type { RecognitionProblem } from '#web/lib/recognition/recogniser.ts'
import { useDoing } from '#web/lib/use-doing.ts'
import { useUnfinished } from '#web/lib/use-unfinished.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChooseTask } from './choose-task.tsx'
import { PracticeResult } from './practice-result.tsx'
import styles from './practise-sound.module.css'
import { roundOf, type Task } from './round.ts'
import { SayTask } from './say-task.tsx'
import { SoundStart } from './sound-start.tsx'
import { usePractice } from './use-practice.ts'

interface PractiseSoundProps {
  readonly listed: ListedSound
  readonly kit: SoundKit
}

interface Round {
  readonly key: string
  readonly tasks: readonly Task[]
  readonly items: readonly PractisedItem[]
  readonly begun: number
}

/** A sound from how the mouth makes it, through a round, one thing at a time, to what came of it. */
export function PractiseSound({ listed, kit }: PractiseSoundProps) {
  const { t } = useTranslation('practice')
  const { data: profile } = useRead(getProfile, {})
  const practice = usePractice()
  useDoing('practice')
  const voice = useVoice(kit.language)
  const [round, setRound] = useState<Round>()
  const [problem, setProblem] = useState<RecognitionProblem>()
  const latest = useRef<Round>(undefined)
  const { submit } = practice
  useUnfinished(round !== undefined)

  const begin = () => {
    const hand = { random: Math.random, canHear: voice !== undefined }
    const next = {
      key: newId(),
      tasks: roundOf(kit, profile?.grade ?? 'K', hand),
      items: [],
      begun: performance.now(),
    }
    latest.current = next
    setRound(next)
  }
  /** Sends what was done, once, whether the round was finished or left. */
  const send = useRef(() => {})
  send.current = () => {
    const { key, items, begun } = latest.current ?? { key: '', items: [], begun: 0 }
    latest.current = undefined
    if (items.length === 0) return
    const seconds = Math.min(3600, (performance.now() - begun) / 1000)
    submit({ key, practice: { soundHash: listed.hash, items: [...items], seconds } })
  }
  useEffect(() => () => send.current(), [])

  const done = (item: PractisedItem) => {
    if (!round) return
    const next = { ...round, items: [...round.items, item] }
    latest.current = next
    setRound(next)
    if (next.items.length === next.tasks.length) send.current()
  }

  const at = round?.items.length ?? 0
  const task = round?.tasks[at]
  return (
    <div className={styles.page} data-register="child">
      <div className={styles.head}>
        <Link to=".." relative="path" className={styles.back} aria-label={task && t('leave')}>
          <Icon name={task ? 'close' : 'back'} />
          {!task && t('start.back')}
        </Link>
        {round && task && <Steps at={at} total={round.tasks.length} />}
      </div>
      {!round && <SoundStart listed={listed} kit={kit} onStart={begin} />}
      {task?.kind === 'say' && (
        <SayTask
          key={`${round?.key} ${at}`}
          sound={kit.id}
          text={task.text}
          problem={problem}
          onProblem={setProblem}
          onDone={done}
        />
      )}
      {task?.kind === 'choose' && (
        <ChooseTask
          key={`${round?.key} ${at}`}
          sound={kit.id}
          pair={task.pair}
          asked={task.asked}
          onDone={done}
        />
      )}
      {round && !task && (
        <PracticeResult
          sound={kit.id}
          items={round.items}
          practice={practice}
          answer={practice.sent.get(round.key)}
          onAgain={begin}
        />
      )}
    </div>
  )
}

/** How far the round has come. */
function Steps({ at, total }: { readonly at: number; readonly total: number }) {
  const { t } = useTranslation('practice')
  return (
    <div className={styles.steps}>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: total }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their numbers
          <span key={n} data-done={n < at || undefined} data-now={n === at || undefined} />
        ))}
      </span>
      <span className={styles.count}>{t('step', { at: at + 1, total })}</span>
    </div>
  )
}
