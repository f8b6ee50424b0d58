import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Coqui, type CoquiMood } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './page.module.css'

interface PageProps {
  readonly title: string
  readonly text: string
  readonly mood: CoquiMood
  readonly home: string
  /** It stands in the frame, which has the landmark already. */
  readonly inFrame?: boolean
  readonly children?: ReactNode
}

/** A screen that says one thing and shows the way home. */
export function Page({ title, text, mood, home, inFrame = false, children }: PageProps) {
  const Element = inFrame ? 'section' : 'main'
  const { t } = useTranslation()
  return (
    <Element {...(!inFrame && { id: 'main' })} className={styles.page}>
      <Coqui size={160} mood={mood} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <Button asChild>
        <Link to={home}>
          <Icon name="home" />
          {t('goHome')}
        </Link>
      </Button>
      {children}
    </Element>
  )
}
