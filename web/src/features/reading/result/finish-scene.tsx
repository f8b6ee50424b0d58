import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWayBack } from '#web/features/reading/read/use-way-back.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { callAsCoqui } from '#web/lib/coqui-call.ts'
import { areSoundsOff } from '#web/lib/notes.ts'
import { OnwardContext } from '#web/lib/onward.ts'
import { SECOND_TAP_MS } from '#web/lib/second-tap.ts'
import { prefersStillness } from '#web/lib/stillness.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHeldToasts } from '#web/ui/toast.tsx'
import styles from './finish-scene.module.css'

interface FinishSceneProps {
  readonly textId: string
  /** The one praise, in this child's own measure. */
  readonly praise: string
  /** What the reading gave, as it comes. */
  readonly rewards: ReactNode
  /** To the reading's words and questions. */
  readonly onResult: () => void
}

/** Nobody who wants less motion, or no sounds, is called at. */
const isQuiet = () => prefersStillness() || areSoundsOff()

/**
 * The moment after a reading: the coquí calls, the place lights up, the frog goes on. Nothing has to be waited for, and no
 * toast comes before it is over.
 */
export function FinishScene({ textId, praise, rewards, onResult }: FinishSceneProps) {
  const { t } = useTranslation('reading')
  const way = useWayBack()
  const onward = useContext(OnwardContext)
  const scene = useRef<HTMLDialogElement>(null)
  const [isStill, setStill] = useState(prefersStillness)
  useHeldToasts()

  useEffect(() => {
    const dialog = scene.current
    dialog?.showModal()
    dialog?.querySelector('h1')?.focus()
    return () => dialog?.close()
  }, [])
  useEffect(() => (isQuiet() ? undefined : callAsCoqui()), [])
  const [isSkippable, setSkippable] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSkippable(true), SECOND_TAP_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <dialog
      ref={scene}
      className={styles.scene}
      aria-labelledby="finish-praise"
      data-still={isStill || undefined}
      onPointerDown={() => isSkippable && setStill(true)}
      onCancel={event => {
        event.preventDefault()
        onResult()
      }}
    >
      <div className={styles.picture}>{onward && <onward.Way textId={textId} />}</div>
      <div className={styles.card}>
        <div className={styles.praise}>
          <h1 id="finish-praise" tabIndex={-1}>
            {praise}
          </h1>
          <Hear text={praise} />
        </div>
        <div className={styles.rewards}>{rewards}</div>
        <div className={styles.next}>
          {!way.isLesson && <div className={styles.goOn}>{onward && <onward.GoOn textId={textId} />}</div>}
          <Button tone="quiet" asChild>
            {way.isLesson ? (
              <Link to={way.to}>
                <Icon name="back" size={28} />
                {t('reader.backToLesson')}
              </Link>
            ) : (
              <Link to="/dashboard">
                <Icon name="map" size={28} />
                {t('scene.island')}
              </Link>
            )}
          </Button>
          <Button tone="quiet" onClick={onResult}>
            <Icon name="book" size={28} />
            {t('scene.result')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
