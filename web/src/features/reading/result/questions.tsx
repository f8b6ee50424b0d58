import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { PlacedWord } from '#web/features/reading/read/passage.ts'
import { PassageView, Word } from '#web/features/reading/read/passage-view.tsx'
import { Steps } from '#web/features/reading/read/steps.tsx'
import { Hear, Hearable } from '#web/i18n/hear.tsx'
import { answered, next, type Quiz, verdictOf } from '#web/lib/quiz.ts'
import { useAskedAloud } from '#web/lib/use-asked-aloud.ts'
import { useSoftSound } from '#web/lib/use-soft-sound.ts'
import { AnswerOptions } from '#web/ui/answer-options.tsx'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './questions.module.css'

interface QuestionsProps {
  readonly text: ReadingText
  readonly passage: readonly (readonly PlacedWord[])[]
  readonly quiz: Quiz
  readonly onQuiz: (quiz: Quiz) => void
  readonly onLeave: () => void
}

const NONE = { id: '', question: '', options: [], correctAnswer: '' }

/** The questions of a text, one at a time: what is not right yet is looked up and tried again, then shown. */
export function Questions({ text, passage, quiz, onQuiz, onLeave }: QuestionsProps) {
  const { t } = useTranslation('reading')
  const { questions, language } = text
  const question = questions[quiz.at]
  const title = useRef<HTMLHeadingElement>(null)
  const said = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is arrived at
  useEffect(() => title.current?.focus(), [quiz.at])
  const verdict = question ? verdictOf(question, quiz) : 'asking'
  const tried = quiz.tries[question?.id ?? ''] ?? []
  const mistake = question?.mistakes?.[tried[0] ?? '']
  const { said: saying, mayHearOptions } = useAskedAloud(question ?? NONE, verdict, language)
  useSoftSound(verdict, tried.length)
  useEffect(() => {
    if (verdict !== 'asking') said.current?.scrollIntoView({ block: 'nearest' })
  }, [verdict])
  if (!question) return null
  const settled = verdict === 'right' || verdict === 'shown'
  return (
    <div className={styles.page}>
      <Steps
        at={quiz.at}
        count={questions.length}
        label={t('questions.count', { count: quiz.at + 1, total: questions.length })}
        onLeave={onLeave}
      />
      <h1 ref={title} tabIndex={-1} className={styles.question} lang={language}>
        {question.question}
        <Hear text={question.question} language={language} />
      </h1>
      <AnswerOptions
        options={question.options}
        tried={tried}
        said={saying}
        right={settled ? question.correctAnswer : undefined}
        lang={language}
        onAnswer={option => onQuiz(answered(quiz, question, option))}
        hear={option => mayHearOptions && <Hear text={option} language={language} />}
      />
      <div ref={said} role="status" className={styles.said}>
        {verdict !== 'asking' && <Coqui size={72} mood={verdict === 'right' ? 'singing' : 'looking'} />}
        {verdict === 'right' && <p>{t(tried.length === 1 ? 'questions.right' : 'questions.rightNow')}</p>}
        {verdict === 'almost' && (
          <div>
            <p>
              <Hearable text={t(mistake ? `questions.almostBy.${mistake}` : 'questions.almost')} />
            </p>
            {question.hint && (
              <p lang={language}>
                {question.hint}
                <Hear text={question.hint} language={language} />
              </p>
            )}
          </div>
        )}
        {verdict === 'shown' && (
          <p>
            {t('questions.shown')} <strong lang={language}>{question.correctAnswer}</strong>
          </p>
        )}
      </div>
      {verdict === 'almost' && (
        <Dialog
          title={text.title}
          closeLabel={t('questions.close')}
          trigger={
            <Button tone="quiet">
              <Icon name="book" size={28} />
              {t('questions.look')}
            </Button>
          }
        >
          <PassageView text={text} passage={passage} word={placed => <Word placed={placed} mark="plain" />} />
        </Dialog>
      )}
      {settled && (
        <Button onClick={() => onQuiz(next(quiz))} autoFocus>
          <Icon name="forward" size={28} />
          {t(quiz.at + 1 < questions.length ? 'questions.next' : 'questions.finish')}
        </Button>
      )}
    </div>
  )
}
