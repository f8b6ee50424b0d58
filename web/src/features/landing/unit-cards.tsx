import { filledIn, type LandingTexts } from '#web/i18n/landing.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sign } from './icons.tsx'
import styles from './unit-cards.module.css'
import { type FeaturedUnit, lessonsOf, MOST_UNITS, pictureOf, units } from './units.ts'

interface UnitCardsProps {
  readonly texts: LandingTexts
  readonly onStart: (city: string) => void
}

export const UnitCards = ({ texts, onStart }: UnitCardsProps) => (
  <section className={styles.units} aria-labelledby="units">
    <div className={styles.intro}>
      <h2 id="units" className={styles.heading}>
        {texts.units.heading}
      </h2>
      <p>{texts.units.text}</p>
    </div>
    <picture className={styles.map}>
      <source media="(prefers-color-scheme: dark)" srcSet="/pictures/island-dark.svg" />
      <img
        src="/pictures/island-light.svg"
        alt={texts.units.map}
        width="320"
        height="160"
        loading="lazy"
        decoding="async"
      />
    </picture>
    <ol className={styles.cards}>
      {units.slice(0, MOST_UNITS).map((unit, at) => (
        <UnitCard key={unit.id} unit={unit} stop={at + 1} texts={texts} onStart={onStart} />
      ))}
    </ol>
  </section>
)

interface UnitCardProps extends UnitCardsProps {
  readonly unit: FeaturedUnit
  /** Its number on the map. */
  readonly stop: number
}

function UnitCard({ unit, stop, texts: { units: texts }, onStart }: UnitCardProps) {
  const { title, text } = texts.list[unit.id]
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {unit.heroImage ? (
          <img src={pictureOf(unit)} alt="" width="320" height="192" loading="lazy" decoding="async" />
        ) : (
          <Coqui size={140} mood="looking" />
        )}
        <span className={styles.stop} aria-hidden="true">
          {stop}
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge>
            <Sign name="place" size={18} />
            {unit.city}
          </Badge>
          <Badge tone="gold">{filledIn(texts.cycle, { cycle: unit.cycle })}</Badge>
        </p>
        <h3>{title}</h3>
        <p>{text}</p>
        <p className={styles.facts}>
          <Sign name="book" size={20} />
          {filledIn(texts.lessons, { count: lessonsOf(unit) })}
          <Sign name="clock" size={20} />
          {texts.hours}
        </p>
        <Button tone="quiet" aria-label={`${texts.start}: ${title}`} onClick={() => onStart(unit.city)}>
          {texts.start}
        </Button>
      </div>
    </li>
  )
}
