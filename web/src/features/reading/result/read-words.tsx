import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import type { Outcome, ScoredReading } from '#shared/reading/schema.ts'
import type { PlacedWord } from '#web/features/reading/read/passage.ts'
import { type Mark, PassageView, WordButton } from '#web/features/reading/read/passage-view.tsx'
import { HearWord } from '#web/i18n/hear-word.tsx'
import { useVoice } from '#web/lib/use-voice.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { markOf, WITH_HEARD } from './outcome.ts'
import styles from './read-words.module.css'

interface ReadWordsProps {
  readonly text: ReadingText
  readonly passage: readonly (readonly PlacedWord[])[]
  readonly finished: FinishedReading
  readonly score: ScoredReading | null
}

const LEGEND = ['read', 'corrected', 'practise', 'skipped', 'notReached'] as const

/** The text again, each word as it was read; touching one says it and tells what happened. */
export function ReadWords({ text, passage, finished, score }: ReadWordsProps) {
  const { t } = useTranslation('reading')
  const voice = useVoice(text.language)
  const [chosen, setChosen] = useState<PlacedWord>()
  const tapped = new Set(finished.mode === 'tapped' ? finished.tapped : [])
  const outcomeOf = (index: number) =>
    score?.words[index]?.outcome ?? (tapped.has(index) ? 'correct' : 'notReached')
  const labelOf = (mark: (typeof LEGEND)[number]) =>
    mark === 'read' && finished.mode === 'tapped' ? t('outcome.tapped') : t(`outcome.${mark}`)
  const marks = new Set<Mark>(passage.flat().map(({ index }) => markOf[outcomeOf(index)]))

  const choose = (placed: PlacedWord) => {
    setChosen(placed)
    voice?.say(placed.word)
  }
  return (
    <section className={styles.words} aria-label={t('result.tapAWord')}>
      <p className={styles.hint}>
        <Icon name="tap" />
        {t('result.tapAWord')}
      </p>
      <ul className={styles.legend}>
        {LEGEND.filter(mark => marks.has(mark)).map(mark => (
          <li key={mark}>
            <span className={styles.sample} data-mark={mark} aria-hidden="true" />
            {labelOf(mark)}
          </li>
        ))}
      </ul>
      <PassageView
        text={text}
        passage={passage}
        word={placed => (
          <WordButton
            placed={placed}
            mark={markOf[outcomeOf(placed.index)]}
            label={`${placed.word}: ${labelOf(markOf[outcomeOf(placed.index)])}`}
            pressed={chosen?.index === placed.index}
            tabIndex={0}
            onFocus={() => undefined}
            onClick={() => choose(placed)}
          />
        )}
      />
      <div role="status" className={styles.told}>
        {chosen && (
          <Told
            word={chosen.word}
            language={text.language}
            outcome={outcomeOf(chosen.index)}
            isTapped={finished.mode === 'tapped'}
            heard={score?.words[chosen.index]?.heard}
            onClose={() => setChosen(undefined)}
          />
        )}
      </div>
    </section>
  )
}

interface ToldProps {
  readonly word: string
  readonly language: Language
  readonly outcome: Outcome
  readonly isTapped: boolean
  readonly heard: string | undefined
  readonly onClose: () => void
}

/** What happened to one word. */
function Told({ word, language, outcome, isTapped, heard, onClose }: ToldProps) {
  const { t } = useTranslation('reading')
  return (
    <div className={styles.card}>
      <HearWord text={word} language={language} />
      <p className={styles.about}>
        <strong lang={language}>{word}</strong>
        <span>
          {isTapped && outcome === 'correct' ? t('told.tapped') : t(`told.${outcome}`)}
          {heard && WITH_HEARD.includes(outcome) && ` ${t('told.heard', { heard })}`}
        </span>
      </p>
      <IconButton icon="close" label={t('result.closeWord')} onClick={onClose} />
    </div>
  )
}
