import { Flower } from '#web/ui/art/flower.tsx'
import type { Growth } from './fluency.ts'
import styles from './plant.module.css'

const GROUND = 196
const TALLEST = 150

/** A flamboyán in its pot: taller with the pace, a leaf a week of reading, a flower a text. */
export function Plant({ growth, label }: { readonly growth: Growth; readonly label: string }) {
  const { height, leaves, flowers } = growth
  const top = GROUND - TALLEST * height
  const leafAt = (n: number) => GROUND - ((GROUND - top) * (n + 1)) / (leaves + 1)
  return (
    <svg viewBox="0 0 200 240" className={styles.plant} role="img" aria-label={label}>
      <ellipse cx="100" cy="230" rx="64" ry="7" className={styles.ground} />
      {height > 0 ? (
        <>
          <path d={`M100 ${GROUND}Q96 ${(GROUND + top) / 2} 100 ${top}`} className={styles.stem} />
          {Array.from({ length: leaves }, (_, n) => (
            <path
              key={`leaf ${leafAt(n)}`}
              d={
                n % 2
                  ? 'M0 0c10-16 30-18 42-10c-10 12-28 16-42 10Z'
                  : 'M0 0c-10-16-30-18-42-10c10 12 28 16 42 10Z'
              }
              transform={`translate(99 ${leafAt(n)})`}
              className={styles.leaf}
            />
          ))}
          {Array.from({ length: flowers }, (_, n) => (
            <g
              key={`flower ${placeOf(n).join()}`}
              transform={`translate(${placeOf(n)[0]} ${top + placeOf(n)[1]})`}
            >
              <Flower />
            </g>
          ))}
        </>
      ) : (
        <path d={`M92 ${GROUND - 2}q8-12 16 0Z`} className={styles.leaf} />
      )}
      <path d="M62 190h76l-9 40H71Z" className={styles.pot} />
      <path d="M58 184h84v12H58Z" className={styles.rim} />
    </svg>
  )
}

/** A crown of flowers: the first in the middle, the others around it. */
function placeOf(n: number): readonly [number, number] {
  if (n === 0) return [84, -22]
  const turn = (2 * Math.PI * (n - 1)) / 8 - Math.PI / 2
  return [Math.round(84 + 30 * Math.cos(turn)), Math.round(-22 + 24 * Math.sin(turn))]
}
