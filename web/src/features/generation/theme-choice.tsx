import { useTranslation } from 'react-i18next'
import { THEMES, type Theme } from '#shared/generation/schema.ts'
import { Hear } from '#web/i18n/hear.tsx'
import styles from './generation.module.css'
import { ThemePicture } from './theme-picture.tsx'

interface ThemeChoiceProps {
  /** Without it the pictures are only looked at. */
  readonly onPick?: ((theme: Theme) => void) | undefined
}

/** The pictures of what a text may be about: one is picked, nothing is written. */
export function ThemeChoice({ onPick }: ThemeChoiceProps) {
  const { t } = useTranslation('generation')
  return (
    <ul className={styles.themes}>
      {THEMES.map(theme => {
        const name = t(`theme.${theme}`)
        const shown = (
          <>
            <span className={styles.picture}>
              <ThemePicture theme={theme} />
            </span>
            <span className={styles.name}>{name}</span>
          </>
        )
        return (
          <li key={theme} className={styles.theme}>
            {onPick ? (
              <button type="button" className={styles.pick} onClick={() => onPick(theme)}>
                {shown}
              </button>
            ) : (
              <div className={styles.pick}>{shown}</div>
            )}
            <span className={styles.hear}>
              <Hear text={name} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
