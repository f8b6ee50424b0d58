import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { languageOf, type Sound } from '#shared/language/sound.ts'
import type { Practice, PractisedItem } from '#shared/reading/practice.ts'
import { cameRight, countsOf } from '#shared/reading/practice-counts.ts'
import { judgedOf } from '#shared/reading/practice-facts.ts'
import { stageOf } from '#shared/reading/sound-needs.ts'
import { summed, tallyOfRound, untouched } from '#shared/reading/sound-tally.ts'
import { Hear, Hearable } from '#web/i18n/hear.tsx'
import { HearWord } from '#web/i18n/hear-word.tsx'
import type { Sent } from '#web/lib/outbox.ts'
import { useIsOver } from '#web/lib/use-is-over.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plant } from './plant.tsx'
import styles from './practise-sound.module.css'
import { Sounded } from './sounded.tsx'
import type { usePractice } from './use-practice.ts'

interface PracticeResultProps {
  readonly sound: Sound
  readonly items: readonly PractisedItem[]
  readonly practice: ReturnType<typeof usePractice>
  readonly answer: Sent<{ readonly practice: Practice }> | undefined
  readonly onAgain: () => void
}

/** What came of the round, by the server's own rules; the plant of the sound; and what to practise on. */
export function PracticeResult({ sound, items, practice, answer, onAgain }: PracticeResultProps) {
  const { t } = useTranslation('practice')
  const isOver = useIsOver()
  const outcome = answer?.outcome ?? 'sending'
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  // As it was when the round ended: the server's answer will hold the round already.
  const [before] = useState(() => practice.progress.find(one => one.sound === sound)?.all ?? untouched)
  const counts = countsOf(sound, items)
  const after = summed(before, tallyOfRound(counts))
  const [was, stage] = [stageOf(before), stageOf(after)]
  const { right, of } = judgedOf(counts)
  const headline =
    right > 0
      ? t('result.right', { count: right, total: of })
      : t('result.practised', { total: items.length })
  const plant = t(stage > was ? 'result.grew' : 'result.plant', { stage: t(`stage.${stage}`) })
  const more = [
    ...new Set(items.flatMap(item => (item.kind !== 'chosen' && !cameRight(sound, item) ? [item.text] : []))),
  ]
  return (
    <section className={styles.card}>
      <div className={styles.bloom} data-grew={stage > was || undefined}>
        <Plant stage={stage} size={128} />
      </div>
      <h1 ref={title} tabIndex={-1} className={styles.question}>
        {headline}
        <Hear text={headline} />
      </h1>
      <p>
        <Hearable text={plant} />
      </p>
      {more.length > 0 && (
        <div className={styles.mouth}>
          <h2>{t('result.more')}</h2>
          <ul className={styles.more} lang={languageOf(sound)}>
            {more.map(text => (
              <li key={text}>
                <Sounded text={text} sound={sound} />
                <HearWord text={text} language={languageOf(sound)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <Button tone="quiet" asChild>
          <Link to=".." relative="path">
            <Icon name="sounds" size={28} />
            {t('result.another')}
          </Link>
        </Button>
        <Button onClick={onAgain}>
          <Icon name="repeat" size={28} />
          {t('result.again')}
        </Button>
      </div>
      <p role="status" className={styles.heard}>
        {practice.isStudent
          ? t(isOver && outcome === 'waiting' ? 'result.waitingForYou' : `result.${outcome}`)
          : t('result.preview')}
      </p>
    </section>
  )
}
