import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { asCorrected, type Reading } from '#shared/reading/finished-reading.ts'
import { getStudentReading } from '#shared/reading/routes.ts'
import { type PlacedWord, passageOf } from '#web/features/reading/read/passage.ts'
import { WordButton } from '#web/features/reading/read/passage-view.tsx'
import { markOf } from '#web/features/reading/result/outcome.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useText } from '#web/lib/content.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import staff from '#web/ui/staff.module.css'
import { HowItWasRead } from './how-it-was-read.tsx'
import { HowTheVoiceTurned } from './how-the-voice-turned.tsx'
import { OverrideForm } from './override-form.tsx'
import styles from './reading-in-detail.module.css'
import { WaysHeard } from './ways-heard.tsx'

interface ReadingInDetailProps {
  readonly studentId: string
  readonly reading: Reading
  readonly mayChange: boolean
}

/** A reading word by word: what the engine heard, what the teacher heard, and both scores. */
export function ReadingInDetail(props: ReadingInDetailProps) {
  const { finishedAt, readingId, textHash } = props.reading
  const args = { path: { studentId: props.studentId, finishedAt, readingId } }
  const read = useRead(getStudentReading, args)
  const text = useText(textHash)
  const amend = useAmend(getStudentReading, args)
  return (
    <Read of={read} place="240px">
      {detail => (
        <Read of={text} place="240px">
          {({ body }) => (
            <InDetail
              {...props}
              path={args.path}
              body={body}
              detail={detail}
              onChanged={changed => amend(() => changed)}
            />
          )}
        </Read>
      )}
    </Read>
  )
}

interface InDetailProps extends Omit<ReadingInDetailProps, 'studentId'> {
  readonly path: ComponentProps<typeof OverrideForm>['path']
  readonly body: readonly string[]
  readonly detail: ReplyOf<typeof getStudentReading>
  readonly onChanged: (changed: ReplyOf<typeof getStudentReading>) => void
}

function InDetail({ path, reading, body, detail, mayChange: mayTeach, onChanged }: InDetailProps) {
  const { t } = useTranslation('reading')
  const [chosen, choose] = useState<PlacedWord>()
  const { language, implausible } = reading
  // What does not count cannot be corrected into counting.
  const mayChange = mayTeach && !implausible
  const shown = useLanguage()
  const inSeconds = (seconds: number) =>
    new Intl.NumberFormat(shown, { maximumFractionDigits: 1 }).format(seconds)
  const { score, overrides } = detail
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
        {implausible && (
          <p className={staff.soft}>
            <Badge tone="alert">{t(`past.implausible.${implausible}`)}</Badge>{' '}
            {t('past.doesNotCount', { words: reading.words, seconds: inSeconds(reading.seconds) })}
          </p>
        )}
        <p>{t('past.was', figures(detail.reading))}</p>
        {detail.reading.corrected && overrides.length > 0 && (
          <p className={styles.corrected}>
            {t(mayChange ? 'past.is' : 'past.isOther', figures(detail.reading.corrected))}
          </p>
        )}
        {score?.verdict === 'scored' && (
          <>
            <HowItWasRead prosody={score.prosody} accuracy={asCorrected(detail.reading).accuracy} />
            <HowTheVoiceTurned intonation={score.intonation} />
          </>
        )}
        <p className={staff.soft}>{t(mayChange ? 'past.choose' : 'past.look')}</p>
      </div>
      <div className={styles.words} lang={language}>
        {passageOf(body).map(paragraph => (
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
          path={path}
          word={chosen}
          scored={score?.words[chosen.index]}
          override={overrideOf(chosen.index)}
          language={language}
          mayChange={mayChange}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}
