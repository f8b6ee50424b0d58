import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWayBack } from '#web/features/reading/read/use-way-back.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './closed.module.css'

/** Above a shelf that is not open to this child yet. */
export function ClosedShelf() {
  const { t } = useTranslation('reading')
  return (
    <div className={styles.shelf}>
      <Coqui size={96} mood="happy" />
      <p>
        <Hearable text={t('closed.shelf')} />
      </p>
    </div>
  )
}

/** In the place of a text that is not open to this child yet. */
export function ClosedText({ title, language }: { readonly title: string; readonly language: string }) {
  const { t } = useTranslation('reading')
  const way = useWayBack()
  return (
    <div className={styles.text} data-register="child">
      <Coqui size={140} mood="happy" />
      <h1 tabIndex={-1} lang={language}>
        {title}
      </h1>
      <p>
        <Hearable text={t('closed.text')} />
      </p>
      <Button asChild>
        <Link to={way.to} relative="path">
          <Icon name="book" />
          {t('closed.back')}
        </Link>
      </Button>
    </div>
  )
}
