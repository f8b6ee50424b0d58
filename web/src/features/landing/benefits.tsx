import type { LandingTexts } from '#web/i18n/landing.ts'
import { Islet, LitRoad, PopUpBook, ReportHome } from './benefit-art.tsx'
import styles from './benefits.module.css'

const stops = [
  ['interactive', PopUpBook],
  ['progress', LitRoad],
  ['reports', ReportHome],
] as const

export const Benefits = ({ texts: { benefits } }: { readonly texts: LandingTexts }) => (
  <section className={styles.benefits} aria-labelledby="benefits">
    <h2 id="benefits" className={styles.heading}>
      {benefits.heading}
    </h2>
    <ul className={styles.road}>
      {stops.map(([name, Drawing]) => (
        <li key={name} className={styles.stop}>
          <Islet>
            <Drawing />
          </Islet>
          <h3>{benefits[name].title}</h3>
          <p>{benefits[name].text}</p>
        </li>
      ))}
    </ul>
  </section>
)
