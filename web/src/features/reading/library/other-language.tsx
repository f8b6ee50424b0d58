import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/content.ts'
import { readingPaths } from '#web/lib/reading-path.ts'
import { useLibrary } from '#web/lib/use-library.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './other-language.module.css'

/** The way to the text of the other language that tells nearly the same; nothing where it is not open to whoever looks. */
export function OtherLanguage({ pair }: { readonly pair: string }) {
  const { t } = useTranslation('reading')
  const { isOpen } = useLibrary()
  const partner = useTexts().data?.find(({ id }) => id === pair)
  if (!partner || !isOpen(partner)) return null
  return (
    <Link to={`${readingPaths[partner.language]}/${partner.id}`} className={styles.other}>
      <Icon name="book" size={20} />
      <span>
        {t(`also.${partner.language}`)}: <span lang={partner.language}>{partner.title}</span>
      </span>
    </Link>
  )
}
