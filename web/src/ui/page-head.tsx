import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import back from './back-link.module.css'
import { Icon } from './icon.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  /** Stands beside the words; decoration. */
  readonly picture?: ReactNode
  /** What kind of thing it is about: badges, above the title. */
  readonly kind?: ReactNode
  readonly title: ReactNode
  /** A page has one title of the first level; what stands within one is of a lower. */
  readonly level?: 1 | 2 | 3
  /** The title's language, where it is not the page's. */
  readonly lang?: string
  /** For screens that lead the focus to their title themselves. */
  readonly titleRef?: Ref<HTMLHeadingElement>
  readonly intro?: ReactNode
  /** The way to where this page was chosen. */
  readonly back?: { readonly to: string; readonly label: string }
  /** What can be done with the whole page. */
  readonly actions?: ReactNode
}

/** The top of a screen: where one comes from, where one is, and what can be done here. */
export function PageHead({
  picture,
  kind,
  title,
  level = 1,
  lang,
  titleRef,
  intro,
  back: way,
  actions,
}: PageHeadProps) {
  const Title = `h${level}` as const
  const words = (
    <div className={styles.words}>
      {kind && (
        <div>
          <span className={styles.kind}>{kind}</span>
        </div>
      )}
      <Title ref={titleRef} tabIndex={-1} lang={lang} className={styles.title}>
        {title}
      </Title>
      {intro && <div className={styles.intro}>{intro}</div>}
    </div>
  )
  return (
    <header className={styles.head}>
      {way && (
        <Link to={way.to} className={`${back.link} ${styles.back}`}>
          <Icon name="back" />
          {way.label}
        </Link>
      )}
      {picture ? (
        <div className={styles.pictured}>
          {picture}
          {words}
        </div>
      ) : (
        words
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
