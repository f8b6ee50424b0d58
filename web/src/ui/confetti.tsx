import styles from './confetti.module.css'

const PIECES = 64
const SHAPES = [
  // A petal of flamboyán, a coin, a leaf, a grain of the sea.
  { d: 'M8 16C2 12 1 2 8 1c7 1 6 11 0 15Z', fill: 'var(--art-red)' },
  { d: 'M8 1a7 7 0 0 1 0 14A7 7 0 0 1 8 1Z', fill: 'var(--gold)' },
  { d: 'M1 8C4 2 12 2 15 8 12 14 4 14 1 8Z', fill: 'var(--art-frog)' },
  { d: 'M3 5h10a3 3 0 0 1 0 6H3a3 3 0 0 1 0-6Z', fill: 'var(--art-blue)' },
] as const

/** Evenly strewn by the golden ratio, so that no two rains differ and none clumps. */
const strewn = (n: number, salt: number) => ((n + 1) * 0.618034 * salt) % 1

const pieces = Array.from({ length: PIECES }, (_, n) => ({
  id: n,
  shape: SHAPES[n % SHAPES.length],
  style: {
    left: `${strewn(n, 1) * 100}%`,
    width: `${12 + strewn(n, 3) * 10}px`,
    animationDelay: `${strewn(n, 2) * 700}ms`,
    animationDuration: `${2200 + strewn(n, 5) * 1400}ms`,
    rotate: `${strewn(n, 7) * 360}deg`,
  },
}))

/** Falls once over everything, and catches no finger. Not for who asked for less motion. */
export const Confetti = () => (
  <div className={styles.rain} aria-hidden="true">
    {pieces.map(({ id, shape, style }) => (
      <svg key={id} viewBox="0 0 16 16" className={styles.piece} style={style} aria-hidden="true">
        <path {...shape} />
      </svg>
    ))}
  </div>
)
