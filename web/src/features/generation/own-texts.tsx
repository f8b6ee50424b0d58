import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OwnText } from '#shared/generation/schema.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { Coqui } from '#web/ui/art/coqui.tsx'
import card from '#web/ui/card-link.module.css'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './generation.module.css'
import { MadeBy } from './made-by.tsx'
import { ThemePicture } from './theme-picture.tsx'
import { isBeingWritten } from './use-own-texts.ts'

/** What was asked for, newest first: what is being written, what can be read, and what did not come. */
export function OwnTexts({ title, texts }: { readonly title: string; readonly texts: readonly OwnText[] }) {
  if (texts.length === 0) return null
  return (
    <section aria-label={title} className={styles.own}>
      <h2>{title}</h2>
      <ul className={styles.shelf}>
        {texts.map(text => (
          <li key={text.textId}>
            <OwnTextCard text={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnTextCard({ text }: { readonly text: OwnText }) {
  const { t } = useTranslation('generation')
  if (isBeingWritten(text))
    return (
      <div className={styles.card} data-waits>
        <div className={styles.waits}>
          <Coqui size={96} mood="reading" />
        </div>
        <div className={styles.words} role="status">
          <p className={styles.said}>{t('writing')}</p>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      </div>
    )
  if (text.state === 'refused')
    return (
      <div className={styles.card}>
        <div className={styles.waits}>
          <Coqui size={96} mood="sorry" />
        </div>
        <div className={styles.words}>
          <p className={styles.said}>
            <Hearable text={t('refused')} />
          </p>
        </div>
      </div>
    )
  return (
    <article aria-label={text.title} className={styles.card}>
      <div className={styles.picture}>
        <ThemePicture theme={text.theme} />
      </div>
      <div className={styles.words}>
        <h3 lang={text.language}>
          <Link to={text.textId} className={card.link}>
            {text.title}
          </Link>
        </h3>
        <p className={styles.facts}>
          {t(`grade.${text.grade}`)} · {t('words', { count: text.words ?? 0 })}
        </p>
        <MadeBy modelId={text.modelId ?? ''} />
      </div>
    </article>
  )
}
