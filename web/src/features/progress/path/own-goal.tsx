import { useTranslation } from 'react-i18next'
import { addDays, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { setReadingGoal } from '#shared/progress/goal-routes.ts'
import { goalIn, MOST_TEXTS } from '#shared/progress/goals.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { Hear, Hearable } from '#web/i18n/hear.tsx'
import { shortDateOf } from '#web/i18n/short-day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Flower } from '#web/ui/art/flower.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { countsOf } from '../student/year.ts'
import styles from './path.module.css'

/** What can be chosen; as many as a school week has days, and two for whom that is little. */
const TEXTS = ['1', '2', '3', '4', '5', '6', '7'] as const
const NONE = 'none'
const BUDS = Array.from({ length: MOST_TEXTS }, (_, n) => `bud ${n}`)
/** So many weeks back are looked at. */
const WEEKS_BACK = 4

/** How many texts a week the child wants to read, how many it did, and how that went lately. */
export function OwnGoal({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation('path')
  const action = useAction(setReadingGoal)
  const today = progress.today ?? schoolDay(new Date())
  const goal = goalIn(progress.goals, weekOf(today))
  const read = textsIn(progress, weekOf(today))
  const chosen = goal === undefined ? NONE : `${goal}`
  const options = [
    ...TEXTS.map(value => ({
      value: value as string,
      label: value,
      said: t('goal.option', { count: Number(value) }),
    })),
    // One that was set otherwise is there to be seen.
    ...(goal !== undefined && goal > TEXTS.length
      ? [{ value: chosen, label: chosen, said: t('goal.option', { count: goal }) }]
      : []),
    { value: NONE, label: t('goal.none') },
  ]
  const said =
    goal === undefined
      ? t('goal.lead')
      : read >= goal
        ? t('goal.reached', { count: read })
        : t('goal.left', { count: goal - read })
  return (
    <section className={styles.goal} aria-labelledby="goal">
      <h2 id="goal">{t('goal.title')}</h2>
      <p>
        <Hearable text={t('goal.ask')} />
      </p>
      <Choice
        legend={t('goal.legend')}
        options={options}
        chosen={chosen}
        onChoose={value => void action.run({ body: { texts: value === NONE ? null : Number(value) } })}
      />
      {goal !== undefined && <Flowers read={read} goal={goal} />}
      <p className={styles.said} role="status">
        <span>{said}</span>
        <Hear text={said} />
      </p>
      <WeeksBefore progress={progress} today={today} />
    </section>
  )
}

const textsIn = ({ weeks }: Progress, week: string): number => {
  const found = weeks.find(one => one.week === week)
  return found ? countsOf(found).texts : 0
}

/** A bud for each text that is wanted; it opens when one is read. The sentence below says the same. */
function Flowers({ read, goal }: { readonly read: number; readonly goal: number }) {
  return (
    <p className={styles.flowers} aria-hidden="true">
      {BUDS.slice(0, Math.max(goal, Math.min(read, TEXTS.length))).map((bud, n) => (
        <svg key={bud} viewBox="0 0 32 32" aria-hidden="true">
          {n < read ? <Flower /> : <circle cx="16" cy="16" r="9" className={styles.bud} />}
        </svg>
      ))}
    </p>
  )
}

interface WeeksBeforeProps {
  readonly progress: Progress
  readonly today: string
}

/** The weeks in which there was a goal, the latest first: never what was not reached. */
function WeeksBefore({ progress, today }: WeeksBeforeProps) {
  const { t } = useTranslation('path')
  const language = useLanguage()
  const reached = Array.from({ length: WEEKS_BACK }, (_, n) => addDays(weekOf(today), -7 * (n + 1))).filter(
    week => {
      const goal = goalIn(progress.goals, week)
      return goal !== undefined && textsIn(progress, week) >= goal
    },
  )
  if (reached.length === 0) return null
  return (
    <ul className={styles.before}>
      {reached.map(week => (
        <li key={week}>
          <Icon name="star" />
          {t('goal.before', { day: shortDateOf(week, language), count: textsIn(progress, week) })}
        </li>
      ))}
    </ul>
  )
}
