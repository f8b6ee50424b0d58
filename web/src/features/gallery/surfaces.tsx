import { useTranslation } from 'react-i18next'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import cardLink from '#web/ui/card-link.module.css'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './gallery.module.css'
import { Primitive, State } from './states.tsx'

const CARDS = ['plain', 'sea', 'warm'] as const
const BADGES = ['calm', 'good', 'alert', 'gold'] as const
const BARS = ['primary', 'gold', 'good'] as const

export function Surfaces() {
  const { t } = useTranslation('gallery')
  return (
    <>
      <Primitive name="Card">
        {CARDS.map(tone => (
          <State key={tone} of={tone}>
            <Card tone={tone}>
              <p>{t('samples.longer')}</p>
            </Card>
          </State>
        ))}
        <State of="flush">
          <Card flush>
            <p>{t('samples.one')}</p>
          </Card>
        </State>
        <State of="link">
          <Card>
            <p className={styles.covered}>
              <a href="#surfaces" className={cardLink.link}>
                {t('samples.link')}
              </a>
            </p>
          </Card>
        </State>
      </Primitive>
      <Primitive name="Badge">
        {BADGES.map(tone => (
          <State key={tone} of={tone}>
            <Badge tone={tone}>{t('samples.one')}</Badge>
          </State>
        ))}
      </Primitive>
      <Primitive name="ProgressBar">
        {BARS.map(tone => (
          <State key={tone} of={tone}>
            <ProgressBar label={t(`states.${tone}`)} value={0.6} tone={tone} />
          </State>
        ))}
        <State of="empty">
          <ProgressBar label={t('states.empty')} value={0} />
        </State>
        <State of="full">
          <ProgressBar label={t('states.full')} value={1} />
        </State>
      </Primitive>
      <Primitive name="Skeleton">
        <State of="busy">
          <Skeleton />
          <Skeleton width="60%" />
          <Skeleton height="72px" />
        </State>
      </Primitive>
      <Primitive name="VisuallyHidden">
        <State of="forEars">
          <p>
            {t('samples.forEyes')} <VisuallyHidden>{t('samples.forEars')}</VisuallyHidden>
          </p>
        </State>
      </Primitive>
    </>
  )
}
