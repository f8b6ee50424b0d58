import { useTranslation } from 'react-i18next'
import type { Counts } from '#shared/achievements/counters.ts'
import { equipTitle, unequipTitle, unlockTitle } from '#shared/achievements/routes.ts'
import type { Title, Titles } from '#shared/achievements/schema.ts'
import type { Requirement } from '#shared/achievements/titles.ts'
import { notSignedIn } from '#web/lib/not-signed-in.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useIsStudent } from '#web/lib/use-own.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from './achievements.module.css'
import { useCounted, useTitleName } from './use-achievements.ts'

export const EQUIPPED_MS = 2000

const COUNTED = { totalXp: 'points', level: 'level', streak: 'streak', lessons: 'lessons' } as const
const NAMES = ['totalXp', 'level', 'streak', 'lessons'] as const

/** What is asked, the part that is furthest away first. */
const asked = (requires: Requirement, counts: Counts) =>
  NAMES.flatMap(name => {
    const goal = requires[name]
    const done = counts[COUNTED[name]] ?? 0
    return goal === undefined ? [] : [{ counter: COUNTED[name], goal, done, share: Math.min(1, done / goal) }]
  }).sort((a, b) => a.share - b.share)

/** Titles as they come from the server, the rarest first: those one has are worn at a touch. */
export function TitleList({ titles, counts }: Titles) {
  return (
    <ul className={styles.titles}>
      {titles.map(title => (
        <li key={title.titleId}>
          <OneTitle title={title} counts={counts} />
        </li>
      ))}
    </ul>
  )
}

function OneTitle({ title, counts }: { readonly title: Title; readonly counts: Counts }) {
  const { t } = useTranslation('achievements')
  const isStudent = useIsStudent()
  const nameOf = useTitleName()
  const counted = useCounted()
  const words = notSignedIn(t('notSignedIn'))
  const { titleId, rarity, requires, unlockedAt, isEquipped } = title
  const name = nameOf(titleId)
  const told = { text: name, duration: EQUIPPED_MS }
  const equip = useAction(equipTitle, {
    failed: t('equipFailed'),
    words,
    done: () => ({ title: t('equipped'), ...told }),
  })
  const unequip = useAction(unequipTitle, {
    failed: t('unequipFailed'),
    words,
    done: () => ({ title: t('unequipped'), ...told }),
  })
  const unlock = useAction(unlockTitle, { failed: t('unlockFailed'), words })
  const parts = asked(requires, counts)
  const [furthest] = parts
  const path = { titleId }
  const isReached = furthest?.share === 1
  return (
    <article
      aria-label={name}
      className={styles.title}
      data-rarity={rarity}
      data-equipped={isEquipped || undefined}
    >
      <div className={styles.row}>
        <h3>{name}</h3>
        <Badge>{t(`rarity.${rarity}`)}</Badge>
      </div>
      <small>{parts.map(({ counter, goal }) => counted(counter, goal)).join(' · ')}</small>
      {!unlockedAt && furthest && (
        <ProgressBar
          label={name}
          value={furthest.share}
          said={t('of', { done: furthest.done, goal: furthest.goal })}
        />
      )}
      {unlockedAt && (
        <Button
          tone={isEquipped ? 'quiet' : 'primary'}
          disabled={!isStudent}
          aria-label={isEquipped ? `${t('takeOff')}: ${name}` : `${t('wear')}: ${name}`}
          onClick={() => (isEquipped ? unequip.run({ path }) : equip.run({ path, body: {} }))}
        >
          {isEquipped && <Icon name="check" size={20} />}
          {isEquipped ? t('takeOff') : t('wear')}
        </Button>
      )}
      {!unlockedAt && isReached && isStudent && (
        <Button
          tone="gold"
          aria-label={`${t('unlock')}: ${name}`}
          onClick={() => unlock.run({ path, body: {} })}
        >
          {t('unlock')}
        </Button>
      )}
    </article>
  )
}
