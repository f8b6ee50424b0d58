import type { LandingTexts } from '#web/i18n/landing.ts'
import { Button } from '#web/ui/button.tsx'
import { Sign } from './icons.tsx'
import { plans } from './plans.ts'
import styles from './pricing.module.css'

interface PricingProps {
  readonly texts: LandingTexts
  readonly start: string
  readonly onDemo: () => void
}

export const Pricing = ({ texts: { pricing }, start, onDemo }: PricingProps) => (
  <section className={styles.pricing} aria-labelledby="pricing">
    <div className={styles.intro}>
      <h2 id="pricing" className={styles.heading}>
        {pricing.heading}
      </h2>
      <p>{pricing.text}</p>
    </div>
    <ul className={styles.tickets}>
      {plans.map(({ id, price, popular }) => {
        const { name, text, choose, features } = pricing[id]
        return (
          <li key={id} className={styles.ticket} data-plan={id}>
            <div className={styles.stub}>
              {popular && <p className={styles.popular}>{pricing.popular}</p>}
              <h3>{name}</h3>
              <p>{text}</p>
              <p className={styles.price}>
                <strong>${price}</strong> {pricing.period}
              </p>
            </div>
            <ul className={styles.features}>
              {features.map(feature => (
                <li key={feature}>
                  <Sign name="check" size={20} />
                  {feature}
                </li>
              ))}
            </ul>
            {id === 'school' ? (
              <Button tone="quiet" onClick={onDemo} aria-haspopup="dialog">
                {choose}
              </Button>
            ) : (
              <Button asChild tone={popular ? 'gold' : 'quiet'}>
                <a href={start}>{choose}</a>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  </section>
)
