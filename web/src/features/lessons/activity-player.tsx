import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Activity, type ListedUnit, questionsOf, type Unit } from '#shared/catalogue/unit.ts'
import { answered, next, notBegun, type Quiz } from '#web/lib/quiz.ts'
import { useDoing } from '#web/lib/use-doing.ts'
import { useUnfinished } from '#web/lib/use-unfinished.ts'
import back from '#web/ui/back-link.module.css'
import { Icon } from '#web/ui/icon.tsx'
import styles from './activity-player.module.css'
import { ActivityResult } from './activity-result.tsx'
import { ActivityStart } from './activity-start.tsx'
import { QuestionStage } from './question-stage.tsx'

interface ActivityPlayerProps {
  readonly listed: ListedUnit
  readonly unit: Unit
  readonly activity: Activity
}

/** An activity from its instructions through its questions to what came of it. */
export function ActivityPlayer({ listed, unit, activity }: ActivityPlayerProps) {
  const { t } = useTranslation('lessons')
  const questions = questionsOf(activity)
  const [quiz, setQuiz] = useState<Quiz>()
  const question = quiz && questions[quiz.at]
  useUnfinished(quiz !== undefined)
  useDoing('practice')
  return (
    <div className={styles.page} data-register="child">
      <Link to={`/lesson/${unit.id}`} className={back.link}>
        <Icon name="back" />
        <span lang={unit.language}>{unit.title}</span>
      </Link>
      {!quiz && <ActivityStart unit={unit} activity={activity} onStart={() => setQuiz(notBegun)} />}
      {quiz && question && (
        <>
          <p className={styles.count}>{t('question', { count: quiz.at + 1, total: questions.length })}</p>
          <QuestionStage
            key={question.id}
            question={question}
            language={activity.language}
            quiz={quiz}
            onAnswer={answer => setQuiz(answered(quiz, question, answer))}
            onNext={() => setQuiz(next(quiz))}
          />
        </>
      )}
      {quiz && !question && (
        <ActivityResult listed={listed} activity={activity} quiz={quiz} onAgain={() => setQuiz(notBegun)} />
      )}
    </div>
  )
}
