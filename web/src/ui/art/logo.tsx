import styles from './logo.module.css'

/** The mark: a coquí that looks over its open book. */
export const LogoMark = ({ size = 48 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="18" cy="18" r="11" fill="var(--art-frog)" />
    <circle cx="46" cy="18" r="11" fill="var(--art-frog)" />
    <path d="M5 36c0-14 11-22 27-22s27 8 27 22-11 18-27 18S5 50 5 36Z" fill="var(--art-frog)" />
    <circle cx="18" cy="18" r="7.500" fill="var(--art-eye)" />
    <circle cx="46" cy="18" r="7.500" fill="var(--art-eye)" />
    <ellipse cx="18.500" cy="20" rx="4" ry="4.800" fill="var(--art-pupil)" />
    <ellipse cx="45.500" cy="20" rx="4" ry="4.800" fill="var(--art-pupil)" />
    <circle cx="17" cy="17.500" r="1.600" fill="#fff" />
    <circle cx="44" cy="17.500" r="1.600" fill="#fff" />
    <path d="M32 42 4 35v21l28 7 28-7V35Z" fill="var(--art-cover)" />
    <path d="m32 42 28-7v21l-28 7Z" fill="var(--art-cover-deep)" />
    <path d="M32 39C25 33 15 31 7 32v19c9-1 18 1 25 7Z" fill="var(--art-page)" />
    <path d="M32 39c7-6 17-8 25-7v19c-9-1-18 1-25 7Z" fill="var(--art-page-deep)" />
  </svg>
)

/** The mark with its name. */
export const Logo = ({ name, size = 48 }: { readonly name: string; readonly size?: number }) => (
  <span className={styles.logo}>
    <LogoMark size={size} />
    <span className={styles.name}>{name}</span>
  </span>
)
