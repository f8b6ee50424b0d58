import { useTranslation } from 'react-i18next'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import { starsOf } from '#shared/reading/effort.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import { saidOfTones } from '#shared/reading/intonation.ts'
import { isCorrect } from '#shared/reading/outcomes.ts'
import type { ScoredReading } from '#shared/reading/schema.ts'
import { useHistory } from '#web/features/reading/library/history.tsx'
import { sentencesOf } from '#web/features/reading/read/passage.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useBeginner } from '#web/lib/use-beginner.ts'
import { Icon } from '#web/ui/icon.tsx'
import { bestSentence } from './best-sentence.ts'
import styles from './childs-measure.module.css'

interface ChildsMeasureProps {
  readonly text: ReadingText
  readonly finished: FinishedReading
  readonly score: ScoredReading | null
  /** The words of the text. */
  readonly words: number
  /** The server's name of this reading, once it is in the history too. */
  readonly readingId: string | undefined
}

/** A reading in a child's measure: stars of effort for who begins to read, and the sentence that came out best. */
export function ChildsMeasure({ text, finished, score, words, readingId }: ChildsMeasureProps) {
  const { t } = useTranslation('reading')
  const isBeginner = useBeginner()
  const before = useHistory(text.id).filter(reading => reading.readingId !== readingId).length
  const tapped = new Set(finished.mode === 'tapped' ? finished.tapped : [])
  const outcomes =
    score?.words.map(({ outcome }) => outcome) ??
    Array.from({ length: words }, (_, n) => (tapped.has(n) ? 'correct' : 'notReached'))
  const stars = starsOf({ outcomes, wordsCorrect: score?.wordsCorrect ?? tapped.size, before })
  const best = bestSentence(sentencesOf(text), word => {
    const outcome = outcomes[word]
    return outcome !== undefined && isCorrect(outcome)
  })
  const tones = score?.intonation ? saidOfTones(score.intonation) : undefined
  const toneSentence = tones && t(`result.tones.${tones}`)
  return (
    <>
      {isBeginner && (
        <p className={styles.stars} role="img" aria-label={t('result.stars', { count: stars })}>
          {[1, 2, 3].map(star => (
            <span key={star} data-won={star <= stars || undefined}>
              <Icon name="star" size={32} />
            </span>
          ))}
        </p>
      )}
      {best && (
        <div className={styles.best}>
          <p>{t('result.bestSentence')}</p>
          <blockquote lang={text.language}>
            {best}
            <Hear text={best} language={text.language} />
          </blockquote>
        </div>
      )}
      {toneSentence && (
        <p className={styles.tones}>
          {toneSentence}
          <Hear text={toneSentence} />
        </p>
      )}
    </>
  )
}
