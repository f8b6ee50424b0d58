import type { LandingTexts } from '#web/i18n/landing.ts'
import { CoquiDrawing } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './last-call.module.css'

interface LastCallProps {
  readonly texts: LandingTexts
  readonly start: string
}

/** Where the day of the page ends: the bay of Vieques, at night. */
export const LastCall = ({ texts: { last }, start }: LastCallProps) => (
  <section className={styles.night} aria-labelledby="last">
    <svg
      className={styles.bay}
      viewBox="0 0 1200 560"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <g className={styles.stars}>
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path className={styles.moon} d="M1030 40a58 58 0 1 0 54 92 46 46 0 0 1-54-92Z" />
      <path
        className={styles.hills}
        d="M0 372c120-74 250-88 380-40 110-70 230-62 330-8 120-80 320-70 490-2v238H0Z"
      />
      <path className={styles.water} d="M0 408c200-16 420 8 620 0s400-14 580 2v150H0Z" />
      <g className={styles.glow}>
        <ellipse cx="930" cy="500" rx="210" ry="24" />
        {sparks.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path className={styles.leaf} d="M764 476c60-52 260-58 332-6-70 46-262 52-332 6Z" />
      <path className={styles.rib} d="M764 476c100 8 232 6 332-6" />
      <g transform="translate(836 262) scale(1.8)">
        <CoquiDrawing mood="singing" />
      </g>
    </svg>
    <div className={styles.words}>
      <h2 id="last">{last.heading}</h2>
      <p>{last.text}</p>
      <Button asChild tone="gold">
        <a href={start}>{last.trial}</a>
      </Button>
    </div>
  </section>
)

const stars = [
  [60, 60, 2.5],
  [148, 150, 2],
  [230, 48, 3],
  [352, 116, 2],
  [470, 44, 2.5],
  [560, 170, 2],
  [644, 70, 3],
  [742, 140, 2],
  [820, 50, 2.5],
  [896, 190, 2],
  [1136, 60, 2.5],
  [1174, 190, 2],
] as const
const sparks = [
  [96, 470, 5],
  [180, 514, 7],
  [268, 456, 4],
  [344, 500, 6],
  [438, 470, 4],
  [520, 522, 8],
  [602, 462, 5],
  [668, 506, 5],
  [716, 528, 6],
  [1152, 470, 6],
  [1184, 520, 5],
] as const
