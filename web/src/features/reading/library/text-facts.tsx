import { useTranslation } from 'react-i18next'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './text-facts.module.css'

/** Where a text happens, what it is about and how long it takes. */
export function TextFacts({ text }: { readonly text: ListedText }) {
  const { t } = useTranslation('reading')
  return (
    <p className={styles.facts}>
      <span className={styles.city}>
        <Icon name="place" size={20} />
        {text.city}
      </span>
      <span>
        {t(`category.${text.category}`)} · {t('minutes', { count: text.estimatedMinutes })}
      </span>
    </p>
  )
}
