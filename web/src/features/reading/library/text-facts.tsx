import { useTranslation } from 'react-i18next'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './text-facts.module.css'

/** Where a text happens, which of a series it is, what it is about, how long it takes and whether the other language has it. */
export function TextFacts({ text }: { readonly text: ListedText }) {
  const { t } = useTranslation('reading')
  return (
    <p className={styles.facts}>
      <span className={styles.city}>
        <Icon name="place" size={20} />
        {text.city}
      </span>
      {text.series && <span className={styles.series}>{t('part', text.series)}</span>}
      <span>
        {t(`category.${text.category}`)} · {t('minutes', { count: text.estimatedMinutes })}
      </span>
      {text.pair && <span>{t(`also.${text.language === 'es-PR' ? 'en-US' : 'es-PR'}`)}</span>}
    </p>
  )
}
