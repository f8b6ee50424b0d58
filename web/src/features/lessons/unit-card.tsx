import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedUnit } from '#shared/catalogue/unit.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useIsStudent } from '#web/lib/use-own.ts'
import { Badge } from '#web/ui/badge.tsx'
import card from '#web/ui/card-link.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { Done } from './done.tsx'
import styles from './unit-card.module.css'
import { UnitPicture } from './unit-picture.tsx'

interface UnitCardProps {
  readonly unit: ListedUnit
  /** How many of its lessons are done, once that is known. */
  readonly done: number | undefined
}

/** A unit as a place: its picture, its city, and how much of it is lit. */
export function UnitCard({ unit, done }: UnitCardProps) {
  const { t } = useTranslation('lessons')
  const isStudent = useIsStudent()
  return (
    <article aria-label={unit.title} className={styles.card}>
      <div className={styles.picture}>
        <UnitPicture unit={unit} />
        <span className={styles.city}>
          <Icon name="place" size={20} />
          {unit.city}
        </span>
      </div>
      <div className={styles.words}>
        <div className={styles.heading}>
          <h2 lang={unit.language}>
            {/* The link covers the card; the button that says the title lies above it. */}
            <Link to={`/lesson/${unit.id}`} className={card.link}>
              {unit.title}
            </Link>
          </h2>
          <Hear text={`${unit.title}. ${unit.description}`} language={unit.language} />
        </div>
        <p className={styles.badges}>
          <Badge>{t(`grade.${unit.grade}`)}</Badge>
          {!isStudent && <Badge>{t(`cycle.${unit.cycle}`)}</Badge>}
        </p>
        <p lang={unit.language}>{unit.description}</p>
        {done !== undefined && (
          <div className={styles.progress}>
            <Done done={done} total={unit.lessons.length} />
          </div>
        )}
      </div>
    </article>
  )
}
