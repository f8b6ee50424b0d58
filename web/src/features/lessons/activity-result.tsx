import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Activity, type ListedUnit, questionsOf } from '#shared/catalogue/unit.ts'
import { finishActivity, listActivities } from '#shared/lessons/routes.ts'
import { newId } from '#web/lib/new-id.ts'
import { useAmend, useCommand } from '#web/lib/query.ts'
import { answersOf, type Quiz, verdictOf } from '#web/lib/quiz.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './activity-result.module.css'
import { isDone } from './progress.ts'
import { useProgress } from './use-progress.ts'

interface ActivityResultProps {
  readonly listed: ListedUnit
  readonly activity: Activity
  readonly quiz: Quiz
  readonly onAgain: () => void
}

/** What came of it, in numbers of one's own; the answers go to the server, which scores them. */
export function ActivityResult({ listed, activity, quiz, onAgain }: ActivityResultProps) {
  const { t } = useTranslation('lessons')
  const questions = questionsOf(activity)
  const right = questions.filter(question => verdictOf(question, quiz) === 'right').length
  const { progress, isStudent } = useProgress()
  const [key] = useState(newId)
  const finish = useCommand(finishActivity)
  const amend = useAmend(listActivities, {})
  const sent = useRef(false)
  const [saved, setSaved] = useState(false)

  const send = async () => {
    sent.current = true
    const body = { unitHash: listed.hash, activityId: activity.id, answers: answersOf(questions, quiz) }
    // What went wrong stands in `finish.refusal`.
    const reply = await finish.run({ body, idempotencyKey: key }).catch(() => undefined)
    if (!reply) return
    setSaved(true)
    amend(state => ({
      ...state,
      activities: [...state.activities.filter(({ activityId }) => activityId !== activity.id), reply.done],
    }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent once, when it is there
  useEffect(() => {
    if (isStudent && !sent.current) void send()
  }, [isStudent])

  const next = listed.lessons.find(lesson => lesson.id !== activity.id && !isDone(lesson, progress))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.result}>
      <Coqui size={160} mood="singing" />
      <h1 ref={title} tabIndex={-1}>
        {t('finished', { count: right, total: questions.length })}
      </h1>
      <p role="status" className={styles.status}>
        {!isStudent && t('preview')}
        {isStudent && finish.isPending && t('saving')}
        {saved && t('saved')}
        {!saved && finish.refusal && t('notSaved')}
      </p>
      <div className={styles.actions}>
        {!saved && finish.refusal && (
          <Button onClick={() => void send()}>
            <Icon name="repeat" size={28} />
            {t('retry')}
          </Button>
        )}
        <Button asChild tone={!saved && finish.refusal ? 'quiet' : 'primary'}>
          <Link to={next ? `/lesson/${listed.id}/${next.id}` : '/lessons'}>
            <Icon name="forward" size={28} />
            {t(next ? 'nextLesson' : 'back')}
          </Link>
        </Button>
        <Button tone="quiet" onClick={onAgain}>
          <Icon name="repeat" size={28} />
          {t('again')}
        </Button>
      </div>
    </section>
  )
}
