import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getPurse } from '#shared/coins/routes.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { experienceAt } from '#shared/experience/rules.ts'
import { getStreak } from '#shared/streaks/routes.ts'
import { Read, Reads } from '#web/i18n/read.tsx'
import { useOwn } from '#web/lib/use-own.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from './achievements.module.css'
import { ChallengeList } from './challenge-list.tsx'
import { SelfCard } from './self-card.tsx'
import { Top } from './top.tsx'
import { useChallenges } from './use-achievements.ts'

/** How the trip is going: level, streak, coins, and what there is to do today. */
export function Component() {
  const { t } = useTranslation(['achievements', 'shell'])
  const reads = {
    experience: useOwn(getExperience, {}, experienceAt(0, 0)),
    streak: useOwn(getStreak, {}, { streakDays: 0, version: 0 }),
    purse: useOwn(getPurse, {}, { balance: 0, version: 0, history: [] }),
  }
  const names = { experience: t('facts.level'), streak: t('facts.streak'), purse: t('facts.coins') }
  return (
    <div className={styles.screen} data-register="child">
      <Top title={t('shell:titles.gamification')} lead={t('gamificationLead')} />
      <Reads of={reads} names={names} place="240px">
        {({ experience, streak, purse }) => (
          <>
            <SelfCard>
              {experience && (
                <ProgressBar
                  label={t('facts.level')}
                  value={experience.progressToNextLevel}
                  said={t('of', { done: experience.totalXp, goal: experience.xpForNextLevel })}
                  tone="gold"
                />
              )}
            </SelfCard>
            <dl className={styles.facts}>
              {[
                [t('facts.level'), experience?.currentLevel],
                [t('facts.points'), experience?.totalXp],
                [t('facts.streak'), streak?.streakDays],
                [t('facts.coins'), purse?.balance],
              ].map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value ?? '–'}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Reads>
      <section className={styles.section} aria-labelledby="today">
        <div className={styles.row}>
          <h2 id="today">{t('today')}</h2>
          <Button asChild tone="quiet">
            <Link to="/challenges">{t('shell:titles.challenges')}</Link>
          </Button>
        </div>
        <Read of={useChallenges()} place="200px">
          {({ challenges }) => (
            <ChallengeList challenges={challenges.filter(({ period }) => period === 'day')} />
          )}
        </Read>
      </section>
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">{t('howTitle')}</h2>
        <ul className={styles.how}>
          <li>{t('how.read')}</li>
          <li>{t('how.challenge')}</li>
          <li>{t('how.streak')}</li>
        </ul>
      </section>
    </div>
  )
}
