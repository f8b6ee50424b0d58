import { useTranslation } from 'react-i18next'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './text-facts.module.css'
import type { ListedText } from './texts.ts'

/** Where a text happens, for which grade, how long it takes and what it is about. */
export function TextFacts({ text }: { readonly text: ListedText }) {
  const { t } = useTranslation('reading')
  return (
    <p className={styles.facts}>
      <span className={styles.city}>
        <Icon name="place" size={20} />
        {text.city}
      </span>
      <Badge>{t(`grade.${text.grade}`)}</Badge>
      <span>{t(`category.${text.category}`)}</span>
      <span>{t('minutes', { count: text.estimatedMinutes })}</span>
    </p>
  )
}
