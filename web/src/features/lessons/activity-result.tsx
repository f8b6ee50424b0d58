import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Activity, type ListedUnit, questionsOf } from '#shared/catalogue/unit.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { newId } from '#web/lib/new-id.ts'
import { answersOf, type Quiz, rightAtOnce } from '#web/lib/quiz.ts'
import { useSession } from '#web/lib/session.ts'
import { useIsOver } from '#web/lib/use-is-over.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './activity-result.module.css'
import { isDone } from './progress.ts'
import { useProgress } from './use-progress.ts'
import { useQueuedActivities } from './use-queued-activities.ts'

interface ActivityResultProps {
  readonly listed: ListedUnit
  readonly activity: Activity
  readonly quiz: Quiz
  readonly onAgain: () => void
}

/** What came of it, in the one number that it has for everybody: what was right at the first try; the answers go to the server, which scores them. */
export function ActivityResult({ listed, activity, quiz, onAgain }: ActivityResultProps) {
  const { t } = useTranslation('lessons')
  const questions = questionsOf(activity)
  const right = rightAtOnce(questions, quiz)
  const total = questions.length
  const said = right > 0 ? t('finished', { count: right, total }) : t('finishedAll', { total })
  const { progress, isStudent } = useProgress()
  const session = useSession()
  const personId = isStudent && session.status === 'signedIn' ? session.person.personId : undefined
  const { sent, submit } = useQueuedActivities(personId)
  const [key] = useState(newId)
  const outcome = sent.get(key)?.outcome
  const isOver = useIsOver()
  const submitted = useRef(false)
  useEffect(() => {
    if (!personId || submitted.current) return
    submitted.current = true
    const answers = answersOf(questions, quiz)
    submit({ key, activity: { unitHash: listed.hash, activityId: activity.id, answers } })
  }, [personId, key, listed, activity, questions, quiz, submit])

  const next = listed.lessons.find(lesson => lesson.id !== activity.id && !isDone(lesson, progress))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.result}>
      <Coqui size={160} mood="singing" />
      <h1 ref={title} tabIndex={-1}>
        {said}
        <Hear text={said} />
      </h1>
      <p role="status" className={styles.status}>
        {!isStudent && t('preview')}
        {isStudent &&
          t(isOver && outcome === 'waiting' ? 'save.waitingForYou' : `save.${outcome ?? 'sending'}`)}
      </p>
      <div className={styles.actions}>
        <Button asChild>
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
