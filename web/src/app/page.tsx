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
  readonly children?: ReactNode
}

/** A screen that says one thing and shows the way home. */
export function Page({ title, text, mood, home, children }: PageProps) {
  const { t } = useTranslation()
  return (
    <main id="main" className={styles.page}>
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
    </main>
  )
}
