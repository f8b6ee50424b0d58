import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CHALLENGE_COINS, type Challenge } from '#shared/achievements/challenges.ts'
import type { Counter } from '#shared/achievements/counters.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from './achievements.module.css'

type Said = Exclude<
  Counter,
  'points' | 'level' | 'streak' | 'lessons' | 'aloud' | 'flawless' | 'cheers' | 'friends'
>

/** Where each of them is done. */
const PLACES: Partial<Record<Counter, string>> = {
  english: '/reading-english',
  rounds: '/voice-practice-spanish',
  activities: '/lessons',
  invented: '/ai-reading/spanish-1',
}

export function ChallengeList({ challenges }: { readonly challenges: readonly Challenge[] }) {
  return (
    <ul className={styles.challenges}>
      {challenges.map(challenge => (
        <li key={`${challenge.period} ${challenge.counter}`}>
          <OneChallenge challenge={challenge} />
        </li>
      ))}
    </ul>
  )
}

function OneChallenge({
  challenge: { period, counter, goal, done, until },
}: {
  readonly challenge: Challenge
}) {
  const { t, i18n } = useTranslation('achievements')
  const language = useLanguage()
  const isMet = done >= goal
  const name = i18n.exists(`achievements:challenges.${counter}_other`)
    ? t(`challenges.${counter as Said}`, { count: goal })
    : counter
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(until))
  return (
    <article aria-label={name} className={styles.challenge} data-met={isMet || undefined}>
      <div className={styles.row}>
        <h3>{name}</h3>
        <Hear text={name} />
      </div>
      <ProgressBar
        label={name}
        value={done / goal}
        said={t('of', { done: Math.min(done, goal), goal })}
        tone={isMet ? 'good' : 'gold'}
      />
      <div className={styles.row}>
        <span>{t('of', { done: Math.min(done, goal), goal })}</span>
        <Badge tone="gold">{t('pays', { count: CHALLENGE_COINS[period] })}</Badge>
      </div>
      {isMet ? (
        <p className={styles.met}>
          <Icon name="check" size={20} /> <strong>{t('met')}</strong>
        </p>
      ) : (
        <div className={styles.row}>
          <span className={styles.soft}>{period === 'day' ? t('untilToday') : t('until', { day })}</span>
          <Button asChild>
            <Link to={PLACES[counter] ?? '/reading-spanish'} aria-label={`${t('go')}: ${name}`}>
              {t('go')}
            </Link>
          </Button>
        </div>
      )}
    </article>
  )
}

/** The challenges of today and of this week, each under its name. */
export function Challenges({ challenges }: { readonly challenges: readonly Challenge[] }) {
  const { t } = useTranslation('achievements')
  return (['day', 'week'] as const).map(period => (
    <section key={period} className={styles.section} aria-labelledby={`challenges-${period}`}>
      <h2 id={`challenges-${period}`}>{period === 'day' ? t('today') : t('thisWeek')}</h2>
      <ChallengeList challenges={challenges.filter(challenge => challenge.period === period)} />
    </section>
  ))
}
