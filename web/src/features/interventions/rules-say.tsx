import { useTranslation } from 'react-i18next'
import type { Says } from '#shared/interventions/four-point-rule.ts'
import type { Review } from '#shared/interventions/review.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './plan.module.css'

/** Both rules, what each would say, and the figures on which it rests. */
export function RulesSay({ review: { since, fourPoints, trend } }: { readonly review: Review }) {
  const { t } = useTranslation('interventions')
  const language = useLanguage()
  const rate = (value: number) =>
    value.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const slopes = trend.trend && (
    <p>
      {t('rules.why.trend.slopes', {
        slope: rate(trend.trend.slope),
        lower: rate(trend.trend.lower),
        upper: rate(trend.trend.upper),
        aimed: rate(trend.aimed),
      })}
    </p>
  )
  const isEarly = trend.says === 'tooEarly' || trend.says === 'tooFew'
  return (
    <section className={staff.section} aria-labelledby="rules">
      <h3 id="rules">{t('rules.title')}</h3>
      <p className={staff.soft}>{t('rules.since', { day: dateOf(since, language) })}</p>
      <div className={styles.rules}>
        <Card asChild>
          <section aria-labelledby="four">
            <h4 id="four">{t('rules.fourPoints')}</h4>
            <Said says={fourPoints.says} />
            <p>{t(`rules.why.four.${fourPoints.says}`)}</p>
          </section>
        </Card>
        <Card asChild>
          <section aria-labelledby="trend">
            <h4 id="trend">{t('rules.trend')}</h4>
            <Said says={trend.says} />
            {isEarly ? <p>{t(`rules.why.trend.${trend.says}`)}</p> : slopes}
            {!isEarly && !trend.isClear && trend.says !== 'keep' && <p>{t('rules.why.trend.unclear')}</p>}
          </section>
        </Card>
      </div>
      <p className={staff.soft}>{t('rules.note')}</p>
    </section>
  )
}

function Said({ says }: { readonly says: Says }) {
  const { t } = useTranslation('interventions')
  const tone = says === 'change' ? 'alert' : says === 'raise' ? 'good' : 'calm'
  return (
    <p>
      <Badge tone={tone}>{t(`rules.says.${says}`)}</Badge>
    </p>
  )
}
