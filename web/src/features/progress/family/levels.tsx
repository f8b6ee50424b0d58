import { useTranslation } from 'react-i18next'
import { GRADES, type Grade, type Language } from '#shared/kernel/school.ts'
import { type SchoolDay, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import type { Level } from '#shared/progress/schema.ts'
import staff from '#web/ui/staff.module.css'
import styles from './levels.module.css'

/** Where a language stands, in words that a picture repeats. */
export interface LevelShown {
  readonly language: Language
  readonly grade: Grade
  /** Whether anything was read aloud yet. */
  readonly isShown: boolean
  readonly rose: boolean
}

interface LevelsProps {
  readonly levels: readonly Level[]
  readonly own: Grade | null
  readonly today: SchoolDay
}

/** How far each language has come. */
export function Levels({ levels, own, today }: LevelsProps) {
  const { t } = useTranslation('family')
  if (levels.length === 0) return null
  const shown = levels.map(
    ({ language, grade, readings, moved }): LevelShown => ({
      language,
      grade,
      isShown: readings > 0,
      rose: moved?.way === 'up' && weekOf(schoolDay(moved.at)) === weekOf(today),
    }),
  )
  return (
    <section className={staff.section} aria-labelledby="levels">
      <h2 id="levels">{t('level.title')}</h2>
      <LevelList levels={shown} own={own} rose={t('level.rose')} />
    </section>
  )
}

interface LevelListProps {
  readonly levels: readonly LevelShown[]
  readonly own: Grade | null
  /** What is said of a level that rose. */
  readonly rose: string
}

/** A sentence and a stair each. */
export function LevelList({ levels, own, rose }: LevelListProps) {
  const { t } = useTranslation('family')
  return (
    <ul className={styles.levels}>
      {levels.map(one => (
        <li key={one.language}>
          <h3>{t(`language.${one.language}`)}</h3>
          <Stair grade={one.grade} />
          <p>
            {t(`level.${wayOf(one, own)}`, { grade: t(`grade.${one.grade}`) })}{' '}
            {one.rose && <strong>{rose}</strong>}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** How a level stands to the grade that the child is in. */
function wayOf(
  { grade, isShown }: LevelShown,
  own: Grade | null,
): 'begins' | 'plain' | 'at' | 'above' | 'below' {
  if (!isShown) return 'begins'
  if (!own) return 'plain'
  const steps = GRADES.indexOf(grade) - GRADES.indexOf(own)
  return steps === 0 ? 'at' : steps > 0 ? 'above' : 'below'
}

const [WIDTH, HEIGHT] = [28, 6]

/** A stair of seven grades, climbed as far as the child reads. The sentence beside it says the same. */
function Stair({ grade }: { readonly grade: Grade }) {
  const { t } = useTranslation('family')
  const at = GRADES.indexOf(grade)
  const height = (n: number) => 14 + HEIGHT * n
  const ground = height(GRADES.length - 1) + 14
  return (
    <svg viewBox={`0 0 ${WIDTH * GRADES.length} ${ground}`} aria-hidden="true" className={styles.stair}>
      {GRADES.map((step, n) => (
        <g key={step} data-step={n === at ? 'here' : n < at ? 'climbed' : 'ahead'}>
          <rect x={WIDTH * n + 1} y={ground - height(n)} width={WIDTH - 2} height={height(n)} rx="3" />
          <text x={WIDTH * (n + 0.5)} y={ground - 4}>
            {t(`short.${step}`)}
          </text>
          {n === at && <circle cx={WIDTH * (n + 0.5)} cy={ground - height(n) - 7} r="5" />}
        </g>
      ))}
    </svg>
  )
}
