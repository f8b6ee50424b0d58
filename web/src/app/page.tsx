import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Coqui, type CoquiMood } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { HomeContext } from './home-context.ts'
import styles from './page.module.css'

interface PageProps {
  readonly title: string
  readonly text: string
  readonly mood: CoquiMood
  /** Instead of the home that holds here. */
  readonly home?: string
  /** It stands in the frame, which has the landmark already. */
  readonly inFrame?: boolean
  readonly children?: ReactNode
}

/** A screen that says one thing and shows the way home. */
export function Page({ title, text, mood, home, inFrame = false, children }: PageProps) {
  const Element = inFrame ? 'section' : 'main'
  const { t } = useTranslation()
  const ownHome = useContext(HomeContext)
  return (
    <Element {...(!inFrame && { id: 'main' })} className={styles.page}>
      <Coqui size={160} mood={mood} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <div className={styles.deeds}>
        <Button asChild>
          <Link to={home ?? ownHome}>
            <Icon name="home" />
            {t('goHome')}
          </Link>
        </Button>
        {children}
      </div>
    </Element>
  )
}
