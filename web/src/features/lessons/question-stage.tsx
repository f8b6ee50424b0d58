import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssessmentQuestion } from '#shared/catalogue/unit.ts'
import type { Language } from '#shared/kernel/school.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { type Quiz, verdictOf } from '#web/lib/quiz.ts'
import { useAskedAloud } from '#web/lib/use-asked-aloud.ts'
import { useSoftSound } from '#web/lib/use-soft-sound.ts'
import { AnswerOptions } from '#web/ui/answer-options.tsx'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Keypad } from './keypad.tsx'
import styles from './question-stage.module.css'
import { Things } from './things.tsx'

interface QuestionStageProps {
  readonly question: AssessmentQuestion
  readonly language: Language
  readonly quiz: Quiz
  readonly onAnswer: (answer: string) => void
  readonly onNext: () => void
}

/** One question. What is not right yet is tried again with a hint, then shown: no turn is lost. */
export function QuestionStage({ question, language, quiz, onAnswer, onNext }: QuestionStageProps) {
  const { t } = useTranslation('lessons')
  const verdict = verdictOf(question, quiz)
  const settled = verdict === 'right' || verdict === 'shown'
  const tried = quiz.tries[question.id] ?? []
  const options = question.type === 'multiple-choice' ? question.options : []
  const { said: saying, mayHearOptions } = useAskedAloud({ ...question, options }, verdict, language)
  useSoftSound(verdict, tried.length)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (verdict !== 'asking') said.current?.scrollIntoView({ block: 'nearest' })
  }, [verdict])
  return (
    <section className={styles.stage}>
      <h1 ref={title} tabIndex={-1} className={styles.question} lang={language}>
        {question.question}
        <Hear text={question.question} language={language} />
      </h1>
      {question.picture && <Things picture={question.picture} />}
      {question.type === 'multiple-choice' ? (
        <AnswerOptions
          options={options}
          said={saying}
          tried={tried}
          right={settled ? question.correctAnswer : undefined}
          lang={language}
          onAnswer={onAnswer}
          hear={option => mayHearOptions && <Hear text={option} language={language} />}
        />
      ) : (
        <Keypad disabled={settled} onAnswer={onAnswer} />
      )}
      <div ref={said} role="status" className={styles.said} data-verdict={verdict}>
        {verdict !== 'asking' && <Coqui size={72} mood={verdict === 'right' ? 'singing' : 'looking'} />}
        {verdict === 'right' && <p>{t(tried.length === 1 ? 'right' : 'rightNow')}</p>}
        {verdict === 'almost' && <Almost hint={question.hint} language={language} />}
        {verdict === 'shown' && (
          <p>
            {t('shown')} <strong lang={language}>{question.correctAnswer}</strong>
          </p>
        )}
      </div>
      {settled && (
        <Button onClick={onNext} autoFocus>
          <Icon name="forward" size={28} />
          {t('next')}
        </Button>
      )}
    </section>
  )
}

function Almost({ hint, language }: { readonly hint: string; readonly language: Language }) {
  const { t } = useTranslation('lessons')
  const own = useLanguage()
  return (
    <div>
      <p>
        {t('almost')}
        <Hear text={own === language ? `${t('almost')} ${hint}` : hint} language={language} />
      </p>
      <p lang={language}>{hint}</p>
    </div>
  )
}
