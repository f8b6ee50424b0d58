import { useTranslation } from 'react-i18next'
import { experienceAt } from '#shared/experience/rules.ts'
import type { Experience } from '#shared/experience/schema.ts'
import { Coin } from '#web/features/coins/coin.tsx'
import { usePurse } from '#web/features/coins/use-purse.ts'
import { Sun } from '#web/features/experience/sun.tsx'
import { useExperience } from '#web/features/experience/use-experience.ts'
import { Flamboyan } from '#web/features/streaks/flamboyan.tsx'
import { useStreak } from '#web/features/streaks/use-streak.ts'
import { optionalPart } from '#web/lib/optional-part.tsx'
import type { ReadFacts } from '#web/lib/read-phase.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './gamification-card.module.css'

const OwnAppearance = optionalPart(async () => (await import('./own-appearance.tsx')).OwnAppearance)
const AsOf = optionalPart(async () => (await import('./as-of.tsx')).AsOf)

/** What the child has gathered: level and points, streak, coins. A number that is not known yet shows a dash. */
export function GamificationCard() {
  const [experience, streak, purse] = [useExperience(), useStreak(), usePurse()]
  return (
    <Gathered
      experience={experience.data}
      streakDays={streak.data?.streakDays}
      balance={purse.data?.balance}
      reads={[experience, streak, purse]}
    />
  )
}

/** For whoever gathers nothing themself: the card as a child who begins sees it. */
export const GamificationPreview = () => (
  <Gathered experience={experienceAt(0, 0)} streakDays={0} balance={0} isPreview />
)

interface GatheredProps {
  readonly experience: Experience | undefined
  readonly streakDays: number | undefined
  readonly balance: number | undefined
  /** What these numbers come from. */
  readonly reads?: readonly ReadFacts[]
  readonly isPreview?: boolean
}

function Gathered({ experience, streakDays, balance, reads, isPreview = false }: GatheredProps) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={isPreview ? t('gamification.previewLabel') : t('gamification.label')}
      className={styles.card}
      data-preview={isPreview || undefined}
      {...(isPreview && { title: t('gamification.previewLabel') })}
    >
      {isPreview ? (
        <Badge>{t('gamification.preview')}</Badge>
      ) : (
        <span className={styles.self}>
          <OwnAppearance />
        </span>
      )}
      <div className={styles.level}>
        {experience && <Sun level={experience.currentLevel} />}
        <div className={styles.points}>
          <span className={styles.small}>
            {experience ? t('gamification.level', { level: experience.currentLevel }) : '–'}
            <span className={styles.xp}>
              {experience && ` ${experience.totalXp} / ${experience.xpForNextLevel} XP`}
            </span>
            {reads && <AsOf reads={reads} />}
          </span>
          <ProgressBar
            label={t('gamification.progress')}
            value={experience?.progressToNextLevel ?? 0}
            said={
              experience &&
              t('gamification.progressSaid', { xp: experience.totalXp, next: experience.xpForNextLevel })
            }
            tone="gold"
          />
        </div>
      </div>
      <p className={styles.stat} title={t('gamification.streak')}>
        <Flamboyan />
        <VisuallyHidden>{t('gamification.streak')}</VisuallyHidden>
        <strong>{streakDays ?? '–'}</strong>
      </p>
      <p className={styles.stat} title={t('gamification.coins')}>
        <Coin />
        <VisuallyHidden>{t('gamification.coins')}</VisuallyHidden>
        <strong>{balance ?? '–'}</strong>
      </p>
    </section>
  )
}
