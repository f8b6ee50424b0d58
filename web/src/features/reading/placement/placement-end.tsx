import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { GRADES } from '#shared/kernel/school.ts'
import { nextTexts } from '#shared/progress/next-texts.ts'
import type { Standing } from '#shared/progress/placed.ts'
import { Hear } from '#web/i18n/hear.tsx'
import type { Sent } from '#web/lib/outbox.ts'
import { useSecondTapCaught } from '#web/lib/second-tap.ts'
import { useLibrary } from '#web/lib/use-library.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './placement-game.module.css'
import { Pond } from './pond.tsx'

interface PlacementEndProps {
  /** Where it led; nothing where too little was read. */
  readonly standing: Standing | undefined
  readonly isMute: boolean
  readonly answer: Sent<unknown> | undefined
  readonly texts: readonly ListedText[]
  readonly read: ReadonlySet<string>
  readonly onLeave: () => void
}

/** A warm word, and the first text that fits. */
export function PlacementEnd({ standing, isMute, answer, texts, read, onLeave }: PlacementEndProps) {
  const { t } = useTranslation('placement')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useSecondTapCaught()
  const { isOpen } = useLibrary()
  // The shelves of where it led are open once the server knows; until then only what was open before.
  const isNear = ({ grade }: ListedText) =>
    standing !== undefined && Math.abs(GRADES.indexOf(grade) - GRADES.indexOf(standing.grade)) <= 1
  const open = texts.filter(text => isOpen(text) || (answer?.outcome === 'sent' && isNear(text)))
  const [first] = standing ? nextTexts(open, standing.rating, read, 1) : []
  const said = t(standing ? 'end.title' : isMute ? 'end.mute' : 'end.stopped')
  return (
    <section className={styles.game} aria-labelledby="pond-title" data-register="child">
      <Pond jumped={0} isOver={standing !== undefined} />
      <header className={styles.says}>
        <h1 id="pond-title" ref={title} tabIndex={-1}>
          {said}
        </h1>
        <Hear text={said} />
      </header>
      {standing && <p className={styles.lead}>{t('end.lead')}</p>}
      <div className={styles.actions}>
        {first && (
          <Button asChild>
            <Link to={first.text.id}>
              <Icon name="forward" size={28} />
              <span>
                {t('end.text')}: <span lang={first.text.language}>{first.text.title}</span>
              </span>
            </Link>
          </Button>
        )}
        <Button tone={first ? 'quiet' : 'primary'} onClick={onLeave}>
          <Icon name="book" size={28} />
          {t('end.shelf')}
        </Button>
      </div>
      {standing && (
        <p role="status" className={styles.count}>
          {t(`end.${answer?.outcome ?? 'sending'}`)}
        </p>
      )}
    </section>
  )
}
