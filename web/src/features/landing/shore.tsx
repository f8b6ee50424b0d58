import styles from './shore.module.css'

interface ShoreProps {
  /** What begins at this line. */
  readonly to: 'sea' | 'land' | 'night'
}

/** Where one part of the page meets the next, as water meets sand: no straight edges on this island. */
export const Shore = ({ to }: ShoreProps) => (
  <svg
    className={styles.shore}
    data-to={to}
    viewBox="0 0 1200 64"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path className={styles.foam} d="M0 22C150-4 270 40 430 26S690-6 850 14s230 30 350 4v46H0Z" />
    <path className={styles.fill} d="M0 40c150-26 270 14 430 4s260-34 420-14 230 32 350 6v28H0Z" />
  </svg>
)
