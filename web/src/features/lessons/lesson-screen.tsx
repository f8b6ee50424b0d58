import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import type { Activity, ListedUnit, Unit } from '#shared/catalogue/unit.ts'
import { Hear } from '#web/i18n/hear.tsx'
import back from '#web/ui/back-link.module.css'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Done } from './done.tsx'
import styles from './lesson-screen.module.css'
import { OfUnit } from './of-unit.tsx'
import { doneIn, isDone, nextIn } from './progress.ts'
import { UnitPicture } from './unit-picture.tsx'
import { useProgress } from './use-progress.ts'

/** One unit: its idea, its questions, and its lessons by standard. */
export function Component() {
  const { unitId } = useParams()
  const place = (
    <div className={styles.screen}>
      <Skeleton height="320px" />
    </div>
  )
  return (
    <OfUnit unitId={unitId} place={place}>
      {(listed, unit) => <Lessons listed={listed} unit={unit} />}
    </OfUnit>
  )
}

function Lessons({ listed, unit }: { readonly listed: ListedUnit; readonly unit: Unit }) {
  const { t } = useTranslation('lessons')
  // Codes of standards are for those who teach.
  const { progress, isKnown, isStudent, unreached } = useProgress()
  const done = doneIn(listed, progress)
  const next = nextIn(listed, progress)
  return (
    <div className={styles.screen}>
      <Link to="/lessons" className={back.link}>
        <Icon name="back" />
        {t('back')}
      </Link>
      <div className={styles.hero}>
        <div className={styles.picture}>
          <UnitPicture unit={unit} />
        </div>
        <div className={styles.intro}>
          <PageHead
            kind={
              <>
                <Badge>
                  <Icon name="place" size={20} />
                  {unit.city}
                </Badge>
                <Badge>{t(`grade.${unit.grade}`)}</Badge>
                <Badge>{t('weeks', { count: unit.estimatedWeeks })}</Badge>
              </>
            }
            title={unit.title}
            lang={unit.language}
            intro={
              <p className={styles.idea} lang={unit.language}>
                {unit.bigIdea}
                <Hear text={unit.bigIdea} language={unit.language} />
              </p>
            }
          />
          {isKnown && <Done done={done} total={listed.lessons.length} />}
          {unreached}
          {next && (
            <Button asChild>
              <Link to={`/lesson/${unit.id}/${next.id}`}>
                <Icon name="play" size={28} />
                {t(done === 0 ? 'start' : 'goOn')}
              </Link>
            </Button>
          )}
        </div>
      </div>
      <section aria-labelledby="questions" className={styles.questions}>
        <h2 id="questions">{t('questions')}</h2>
        <ul lang={unit.language}>
          {unit.essentialQuestions.map(question => (
            <li key={question}>
              {question}
              <Hear text={question} language={unit.language} />
            </li>
          ))}
        </ul>
      </section>
      {unit.standards.map(standard => (
        <section key={standard.id} aria-labelledby={standard.id} className={styles.standard}>
          <h2 id={standard.id} lang={unit.language}>
            {standard.title}
          </h2>
          {!isStudent && (
            <p className={styles.code}>
              <span lang={unit.language}>
                {standard.subject} · {standard.id}. {standard.description}
              </span>
            </p>
          )}
          <ol className={styles.lessons}>
            {standard.expectations
              .flatMap(({ activities }) => activities)
              .map(activity => (
                <li key={activity.id}>
                  <Lesson
                    activity={activity}
                    unitId={unit.id}
                    done={isDone(
                      listed.lessons.find(({ id }) => id === activity.id) ?? { id: activity.id },
                      progress,
                    )}
                  />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const icons: Readonly<Record<Activity['type'], IconName>> = {
  interactive: 'game',
  investigation: 'idea',
  vocabulary: 'sounds',
  'voice-reading': 'microphone',
  reading: 'book',
}

interface LessonProps {
  readonly activity: Activity
  readonly unitId: string
  readonly done: boolean
}

function Lesson({ activity, unitId, done }: LessonProps) {
  const { t } = useTranslation('lessons')
  return (
    <Link to={`/lesson/${unitId}/${activity.id}`} className={styles.lesson} data-done={done || undefined}>
      <span className={styles.disc}>
        <Icon name={done ? 'star' : icons[activity.type]} size={28} />
      </span>
      <span className={styles.what}>
        <span className={styles.name} lang={activity.language}>
          {activity.title}
        </span>
        <span className={styles.facts}>
          {t(`type.${activity.type}`)} · {t(`difficulty.${activity.difficulty}`)} ·{' '}
          {t('minutes', { count: activity.estimatedTime })}
          {done && ` · ${t('isDone')}`}
        </span>
      </span>
    </Link>
  )
}
