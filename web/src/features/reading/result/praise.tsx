import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import type { FinishedReading, Reading } from '#shared/reading/finished-reading.ts'
import type { ScoredReading } from '#shared/reading/schema.ts'
import { dayOf, useHistory } from '#web/features/reading/library/history.tsx'
import { Hear } from '#web/i18n/hear.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useIsStudent } from '#web/lib/use-own.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChildsMeasure } from './childs-measure.tsx'
import styles from './praise.module.css'

interface PraiseProps {
  readonly listed: ListedText
  readonly text: ReadingText
  /** The words of the text. */
  readonly words: number
  readonly finished: FinishedReading
  readonly score: ScoredReading | null
  /** No voice reads so fast: it is kept, and does not count. */
  readonly isTooFast: boolean
  /** The server's name of this reading, once it is in the history too. */
  readonly readingId: string | undefined
  /** What it gave, as it comes. */
  readonly rewards: ReactNode
}

/** First what was done, in numbers of one's own; then, for a child, in its own measure, and for adults pace and accuracy. */
export function Praise(props: PraiseProps) {
  const { listed, text, words, finished, score, isTooFast, readingId, rewards } = props
  const { t } = useTranslation('reading')
  const better = useMore(listed.id, finished, score, readingId)
  const more = isTooFast ? undefined : better
  const isChild = useIsStudent()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  const tapped = finished.mode === 'tapped' ? finished.tapped.length : 0
  const isScored = !isTooFast && score?.verdict === 'scored'
  const corrected = isTooFast
    ? 0
    : (score?.words.filter(({ outcome }) => outcome === 'selfCorrected').length ?? 0)
  const pace = score?.wordsCorrectPerMinute ?? null
  const reachedGoal =
    isScored &&
    pace !== null &&
    pace >= (score.benchmark.goal ?? listed.wpmTarget) &&
    score.accuracy >= listed.accuracyTarget
  const said = usePraise({ finished, score, isTooFast })
  return (
    <header className={styles.praise}>
      <Coqui size={132} mood={!isTooFast && (tapped > 0 || isScored) ? 'singing' : 'looking'} />
      <div className={styles.words}>
        <div className={styles.headline}>
          <h1 ref={title} tabIndex={-1}>
            {said}
          </h1>
          <Hear text={said} />
        </div>
        {more && <p>{more}</p>}
        {corrected > 0 && <p>{t('result.corrected', { count: corrected })}</p>}
        {reachedGoal && (
          <Badge tone="gold">
            <Icon name="star" size={20} />
            {t('result.goal')}
          </Badge>
        )}
      </div>
      {rewards && <div className={styles.rewards}>{rewards}</div>}
      {isChild && !isTooFast && (tapped > 0 || isScored) && (
        <ChildsMeasure text={text} finished={finished} score={score} words={words} readingId={readingId} />
      )}
      {!isChild && isScored && (
        <dl className={styles.figures}>
          {pace !== null && (
            <div>
              <dt>{t('result.perMinute')}</dt>
              <dd>{Math.round(pace)}</dd>
            </div>
          )}
          <div>
            <dt>{t('result.accuracy')}</dt>
            <dd>
              {Math.round(score.accuracy * 100)}
              <small> %</small>
            </dd>
          </div>
        </dl>
      )}
    </header>
  )
}

/** The one sentence that says what was done. */
export function usePraise({
  finished,
  score,
  isTooFast,
}: Pick<PraiseProps, 'finished' | 'score' | 'isTooFast'>): string {
  const { t } = useTranslation('reading')
  if (isTooFast) return t('result.tooFast')
  if (finished.mode === 'tapped')
    return finished.tapped.length > 0
      ? t('result.tapped', { count: finished.tapped.length })
      : t('result.nothingTapped')
  if (score?.verdict === 'scored') return t('result.read', { count: score.wordsCorrect })
  return t(score?.verdict === 'notThisText' ? 'result.notThisText' : 'result.nothingHeard')
}

/** How many words more than the last time at the same text, and when that was. */
function useMore(
  textId: string,
  finished: FinishedReading,
  score: ScoredReading | null,
  readingId: string | undefined,
): string | undefined {
  const { t } = useTranslation('reading')
  const language = useLanguage()
  const before = useHistory(textId).find(
    reading => reading.readingId !== readingId && reading.mode === finished.mode,
  )
  if (!before || score?.verdict !== 'scored') return undefined
  const count = score.wordsCorrect - before.wordsCorrect
  if (count <= 0) return undefined
  return isToday(before) ? t('result.moreAgo', { count }) : t('result.more', { count, day: dayIn(before) })

  function dayIn(reading: Reading): string {
    const isThisWeek = Date.now() - Date.parse(reading.finishedAt) < 6 * 86_400_000
    return dayOf(reading, language, isThisWeek ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
  }
}

const isToday = (reading: Reading): boolean => {
  const day = (date: string) => dayOf({ ...reading, finishedAt: date }, 'en-US', { dateStyle: 'short' })
  return day(reading.finishedAt) === day(new Date().toISOString())
}
