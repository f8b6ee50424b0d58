import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askedSentence } from '#shared/catalogue/asked-sentence.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useText } from '#web/lib/content.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './comprehension.module.css'
import type { Understanding } from './understanding.ts'

/** More than these are read one by one; the rest is a press away. */
const AT_A_GLANCE = 4

interface MissedQuestionsProps {
  readonly missed: Understanding['missed']
  readonly people: readonly { readonly studentId: string; readonly name: string }[]
}

/** Questions that most of the group did not know at once, each with the sentence that it asks about. */
export function MissedQuestions({ missed, people }: MissedQuestionsProps) {
  const { t } = useTranslation('progress')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? missed : missed.slice(0, AT_A_GLANCE)
  return (
    <section className={staff.section} aria-labelledby="missed">
      <h2 id="missed">{t('comprehension.missed')}</h2>
      <p className={staff.soft}>{t('comprehension.missedBasis')}</p>
      <ul className={styles.missed}>
        {shown.map(question => (
          <li key={`${question.textId} ${question.questionId}`}>
            <Missed question={question} people={people} />
          </li>
        ))}
      </ul>
      {shown.length < missed.length && (
        <Button tone="quiet" onClick={() => setWhole(true)}>
          {t('comprehension.rest', { count: missed.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

interface MissedProps {
  readonly question: Understanding['missed'][number]
  readonly people: MissedQuestionsProps['people']
}

function Missed({ question: { text, questionId, kind, asked, missed }, people }: MissedProps) {
  const { t } = useTranslation('progress')
  const spoken = useLanguage()
  const read = useText(text.hash)
  const names = people.filter(({ studentId }) => missed.includes(studentId)).map(({ name }) => name)
  return (
    <Card asChild>
      <article className={styles.question} aria-label={`${text.title} ${questionId}`}>
        <Read of={read} place="72px">
          {content => {
            const found = content.questions.find(({ id }) => id === questionId)
            if (!found) return <p>{t('comprehension.otherVersion')}</p>
            const sentence = askedSentence(content, found)
            return (
              <>
                <h3 lang={text.language}>{found.question}</h3>
                {sentence && (
                  <blockquote lang={text.language} className={styles.sentence}>
                    {sentence}
                  </blockquote>
                )}
                <p>
                  {t('comprehension.answer')} <span lang={text.language}>{found.correctAnswer}</span>
                </p>
              </>
            )
          }}
        </Read>
        <p>
          <Badge tone="gold">{t(`report.${kind}`)}</Badge>{' '}
          {t('comprehension.missedBy', { count: missed.length, asked })}
        </p>
        <p className={staff.soft}>
          <cite lang={text.language}>{text.title}</cite>
          {`. ${new Intl.ListFormat(spoken).format(names)}`}
        </p>
      </article>
    </Card>
  )
}
