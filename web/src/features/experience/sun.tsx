import styles from './sun.module.css'

/** The sun carved by the first people of the island, with the level in it. */
export const Sun = ({ level, size = 44 }: { readonly level: number; readonly size?: number }) => (
  <span className={styles.sun} style={{ width: size, height: size }}>
    <svg width={size} height={size} viewBox="0 0 44 44" aria-hidden="true">
      {[0, 45, 90, 135, 180, 225, 270, 315].map(turn => (
        <path key={turn} d="M17 8 22 0l5 8Z" transform={`rotate(${turn} 22 22)`} fill="var(--primary-edge)" />
      ))}
      <circle cx="22" cy="22" r="16" fill="var(--primary)" />
    </svg>
    <span className={styles.level} aria-hidden="true">
      {level}
    </span>
  </span>
)
