import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useText, useTexts } from '#web/lib/content.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Reader } from './reader.tsx'
import styles from './reader-screen.module.css'

/** One text, named in the address by its id; the catalogue says which version of it is the current one. */
export function Component() {
  const { t } = useTranslation('reading')
  const { textId } = useParams()
  const texts = useTexts()
  const listed = texts.data?.find(({ id }) => id === textId)
  const text = useText(listed?.hash)

  if (listed && text.data) return <Reader key={listed.hash} listed={listed} text={text.data} />
  const isMissing = texts.isError || text.isError || (texts.isSuccess && !listed)
  if (!isMissing)
    return (
      <div className={styles.page}>
        <Skeleton height="420px" />
      </div>
    )
  return (
    <div className={styles.missing}>
      <Coqui size={140} mood="looking" />
      <h1 tabIndex={-1}>{t('reader.missing')}</h1>
      <Button asChild>
        <Link to=".." relative="path">
          <Icon name="book" />
          {t('reader.back')}
        </Link>
      </Button>
    </div>
  )
}
