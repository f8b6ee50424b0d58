import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reading } from '#shared/reading/finished-reading.ts'
import { getStudentReading, listStudentReadings } from '#shared/reading/routes.ts'
import { type PlacedWord, passageOf } from '#web/features/reading/read/passage.ts'
import { WordButton } from '#web/features/reading/read/passage-view.tsx'
import { markOf } from '#web/features/reading/result/outcome.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useText } from '#web/lib/content.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { OverrideForm } from './override-form.tsx'
import styles from './reading-in-detail.module.css'
import { WaysHeard } from './ways-heard.tsx'

interface ReadingInDetailProps {
  readonly studentId: string
  readonly reading: Reading
  readonly mayChange: boolean
}

/** A reading word by word: what the engine heard, what the teacher heard, and both scores. */
export function ReadingInDetail({ studentId, reading, mayChange }: ReadingInDetailProps) {
  const { t } = useTranslation('reading')
  const words = useRefusalWords()
  const { finishedAt, readingId, textHash, language } = reading
  const args = { path: { studentId, finishedAt, readingId } }
  const { data, error } = useRead(getStudentReading, args)
  const text = useText(textHash)
  const amend = useAmend(getStudentReading, args)
  const amendList = useAmend(listStudentReadings, { path: { studentId } })
  const [chosen, choose] = useState<PlacedWord>()
  if (error) return <p>{words(error)}</p>
  if (!data || !text.data) return <Skeleton height="240px" />

  const { score, overrides } = data
  const overrideOf = (index: number) => overrides.find(({ word }) => word === index)
  const outcomeOf = (index: number) =>
    overrideOf(index)?.outcome ?? score?.words[index]?.outcome ?? 'notReached'
  const labelOf = ({ index, word }: PlacedWord) => {
    const outcome = t(`past.outcomes.${outcomeOf(index)}`)
    return `${word}: ${outcome}${overrideOf(index) ? `, ${t('past.corrected')}` : ''}`
  }
  const figures = ({ wordsCorrect, accuracy }: { wordsCorrect: number; accuracy: number }) => ({
    count: wordsCorrect,
    percent: Math.round(accuracy * 100),
  })
  return (
    <div className={styles.detail}>
      <div>
        <p>{t('past.was', figures(data.reading))}</p>
        {data.reading.corrected && overrides.length > 0 && (
          <p className={styles.corrected}>
            {t(mayChange ? 'past.is' : 'past.isOther', figures(data.reading.corrected))}
          </p>
        )}
        <p className={staff.soft}>{t(mayChange ? 'past.choose' : 'past.look')}</p>
      </div>
      <div className={styles.words} lang={language}>
        {passageOf(text.data.body).map(paragraph => (
          <p key={paragraph[0]?.index}>
            {paragraph.map(placed => (
              <span key={placed.index} data-overridden={overrideOf(placed.index) && true}>
                <WordButton
                  placed={placed}
                  mark={markOf[outcomeOf(placed.index)]}
                  label={labelOf(placed)}
                  pressed={chosen?.index === placed.index}
                  tabIndex={0}
                  onFocus={() => undefined}
                  onClick={() => choose(placed)}
                />
              </span>
            ))}
          </p>
        ))}
      </div>
      {score && <WaysHeard score={score} language={language} />}
      {chosen && (
        <OverrideForm
          key={chosen.index}
          path={args.path}
          word={chosen}
          scored={score?.words[chosen.index]}
          override={overrideOf(chosen.index)}
          language={language}
          mayChange={mayChange}
          onChanged={changed => {
            amend(() => changed)
            amendList(({ readings }) => ({
              readings: readings.map(one => (one.readingId === readingId ? changed.reading : one)),
            }))
          }}
        />
      )}
    </div>
  )
}
