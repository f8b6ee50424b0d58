import type { LandingTexts } from '#web/i18n/landing.ts'
import styles from './stats.module.css'

const figures = [
  ['students', '1,200+'],
  ['lessons', '150+'],
  ['certificates', '800+'],
  ['rating', '4.9/5'],
] as const

export const Stats = ({ texts: { stats } }: { readonly texts: LandingTexts }) => (
  <ul className={styles.stats} aria-label={stats.label}>
    {figures.map(([name, figure]) => (
      <li key={name}>
        <strong>{figure}</strong>
        <span>{stats[name]}</span>
      </li>
    ))}
  </ul>
)
