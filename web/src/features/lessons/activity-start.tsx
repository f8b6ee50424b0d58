import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Activity, questionsOf, textOf, type Unit } from '#shared/catalogue/unit.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { readingPaths } from '#web/lib/reading-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './activity-start.module.css'
import { useProgress } from './use-progress.ts'

interface ActivityStartProps {
  readonly unit: Unit
  readonly activity: Activity
  readonly onStart: () => void
}

/** What to do, with what, and the words that it takes; each can be heard. */
export function ActivityStart({ unit, activity, onStart }: ActivityStartProps) {
  const { t } = useTranslation('lessons')
  const { title, description, instructions, materials, language } = activity
  return (
    <>
      <header className={styles.header}>
        <h1 tabIndex={-1} lang={language}>
          {title}
        </h1>
        <p lang={language}>
          {description}
          <Hear text={`${title}. ${description}`} language={language} />
        </p>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="steps" className={styles.steps}>
          <h2 id="steps">
            {t('steps')}
            <Hear text={instructions.join(' ')} language={language} />
          </h2>
          <ol lang={language}>
            {instructions.map(instruction => (
              <li key={instruction}>{instruction}</li>
            ))}
          </ol>
          {materials && (
            <>
              <h2>{t('materials')}</h2>
              <ul lang={language}>
                {materials.map(material => (
                  <li key={material}>
                    <Icon name="check" size={20} />
                    {material}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section aria-labelledby="words" className={styles.words}>
          <h2 id="words">{t('words')}</h2>
          <ul lang={language}>
            {activity.vocabulary.map(({ term, definition, example }) => (
              <li key={term}>
                <h3>
                  {term}
                  <Hear text={`${term}. ${definition} ${example}`} language={language} />
                </h3>
                <p>{definition}</p>
                <p className={styles.example}>«{example}»</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Begin unit={unit} activity={activity} onStart={onStart} />
      <ForAdults activity={activity} />
    </>
  )
}

/** One thing to do: read where there is a text that was not read yet, then the questions. */
function Begin({ unit, activity, onStart }: ActivityStartProps) {
  const { t } = useTranslation('lessons')
  const { progress } = useProgress()
  const text = textOf(activity)
  const wasRead = text !== undefined && progress.texts.includes(text)
  const asks = questionsOf(activity).length > 0
  return (
    <div className={styles.begin}>
      {text && (
        <Button asChild tone={wasRead && asks ? 'quiet' : 'primary'}>
          <Link
            to={`${readingPaths[activity.language]}/${text}`}
            state={{ back: `/lesson/${unit.id}/${activity.id}` }}
          >
            <Icon name={activity.type === 'voice-reading' ? 'microphone' : 'book'} size={28} />
            {t(wasRead ? 'readAgain' : 'read')}
          </Link>
        </Button>
      )}
      {asks && (
        <Button tone={text && !wasRead ? 'quiet' : 'primary'} onClick={onStart}>
          <Icon name="play" size={28} />
          {t('play')}
        </Button>
      )}
      {wasRead && !asks && (
        <p className={styles.read}>
          <Icon name="star" />
          {t('wasRead')}
        </p>
      )}
    </div>
  )
}

/** What a grown-up beside the child wants to know: the goal, and what to listen for. */
function ForAdults({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation('lessons')
  const rubrics = questionsOf(activity).filter(question => question.type === 'problem-solving')
  if (activity.type !== 'voice-reading' && rubrics.length === 0) return null
  return (
    <details className={styles.adults}>
      <summary>{t('adults')}</summary>
      {activity.type === 'voice-reading' && (
        <dl>
          <dt>{t('goal')}</dt>
          <dd lang={activity.language}>{activity.voiceReadingConfig.fluencyGoal}</dd>
          <dt>{t('targets')}</dt>
          <dd>
            {t('targetsSaid', {
              wpm: activity.voiceReadingConfig.wpmTarget,
              percent: Math.round(activity.voiceReadingConfig.accuracyTarget * 100),
            })}
          </dd>
          <dt>{t('sounds')}</dt>
          <dd lang={activity.language}>{activity.voiceReadingConfig.pronunciationFocus.join(' · ')}</dd>
        </dl>
      )}
      {rubrics.map(({ id, question, rubric }) => (
        <dl key={id} lang={activity.language}>
          <dt>{question}</dt>
          {rubric.map(({ points, description }) => (
            <dd key={points}>
              {t('points', { count: points })}: {description}
            </dd>
          ))}
        </dl>
      ))}
    </details>
  )
}
