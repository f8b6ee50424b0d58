import { useTranslation } from 'react-i18next'
import { asCorrected, type Reading } from '#shared/reading/finished-reading.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './best-moment.module.css'

interface BestMomentProps {
  readonly reading: Reading | undefined
  /** What is said where there is none. */
  readonly none: string
}

/** The reading of a week that went best. */
export function BestMoment({ reading, none }: BestMomentProps) {
  const { t } = useTranslation('family')
  const words = reading && asCorrected(reading).wordsCorrect
  return (
    <Card tone="warm" asChild>
      <section className={styles.best} aria-labelledby="best">
        <Icon name="star" size={32} />
        <div>
          <h2 id="best">{t('best.title')}</h2>
          <p>
            {reading
              ? t(
                  reading.mode === 'tapped'
                    ? 'best.tapped'
                    : words === reading.words
                      ? 'best.all'
                      : 'best.read',
                  {
                    title: reading.textTitle,
                    words,
                    of: reading.words,
                  },
                )
              : none}
          </p>
        </div>
      </section>
    </Card>
  )
}
