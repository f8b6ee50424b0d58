import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedUnit } from '#shared/catalogue/unit.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { Scene } from '#web/ui/art/scenes/scene.tsx'
import { Badge } from '#web/ui/badge.tsx'
import card from '#web/ui/card-link.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from './unit-card.module.css'

interface UnitCardProps {
  readonly unit: ListedUnit
  readonly done: number
}

/** A unit as a place: its picture, its city, and how much of it is lit. */
export function UnitCard({ unit, done }: UnitCardProps) {
  const { t } = useTranslation('lessons')
  const total = unit.lessons.length
  const said = t('done', { count: done, total })
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Scene city={unit.city} image={unit.heroImage} />
        <span className={styles.city}>
          <Icon name="place" size={20} />
          {unit.city}
        </span>
      </div>
      <div className={styles.words}>
        <div className={styles.heading}>
          <h2 lang="es-PR">
            {/* The link covers the card; the button that says the title lies above it. */}
            <Link to={`/lesson/${unit.id}`} className={card.link}>
              {unit.title}
            </Link>
          </h2>
          <Hear text={`${unit.title}. ${unit.description}`} language="es-PR" />
        </div>
        <p className={styles.badges}>
          <Badge>{t(`grade.${unit.grade}`)}</Badge>
          <Badge>{t(`cycle.${unit.cycle}`)}</Badge>
        </p>
        <p lang="es-PR">{unit.description}</p>
        <div className={styles.progress}>
          <ProgressBar label={t('progress')} value={done / total} said={said} tone="gold" />
          <p>{said}</p>
        </div>
      </div>
    </article>
  )
}
