import { useTranslation } from 'react-i18next'
import type { Intervention } from '#shared/interventions/schema.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import staff from '#web/ui/staff.module.css'
import styles from './plan.module.css'
import { useColleague } from './use-plans.ts'

/** What began or changed on which day, numbered as on the chart; by whom. */
export function PlanLines({ plan: { phases, aims } }: { readonly plan: Intervention }) {
  const { t } = useTranslation('interventions')
  const language = useLanguage()
  const nameOf = useColleague()
  const days = [...new Set([...phases, ...aims].map(({ from }) => from))].sort()
  return (
    <section className={staff.section} aria-labelledby="lines">
      <h3 id="lines">{t('phases.title')}</h3>
      <ol className={styles.lines}>
        {days.map(day => {
          const phase = phases.find(({ from }) => from === day)
          const aim = aims.find(({ from }) => from === day)
          return (
            <li key={day}>
              <strong>{dateOf(day, language)}</strong>
              {phase && (
                <span>
                  {t('phases.doing', { ...phase, what: t(`strategy.${phase.what}`) })}
                  {phase.about && ` (${phase.about})`}
                </span>
              )}
              {aim && (
                <span>
                  {t('phases.goal', {
                    pace: Math.round(aim.pace),
                    goal: Math.round(aim.goal),
                    day: dateOf(aim.until, language),
                  })}
                  {`. ${t(`basis.${aim.basis}`)}.`}
                </span>
              )}
              <span className={staff.soft}>{nameOf(phase?.by ?? aim?.by ?? '')}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
