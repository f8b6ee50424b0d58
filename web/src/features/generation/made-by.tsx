import { useTranslation } from 'react-i18next'
import { isByRules } from '#shared/generation/schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './generation.module.css'

/** Who or what wrote a text: everybody who reads it is told. */
export function MadeBy({ modelId }: { readonly modelId: string }) {
  const { t } = useTranslation('generation')
  const byRules = isByRules(modelId)
  return (
    <p className={styles.madeBy}>
      <Icon name={byRules ? 'workflow' : 'info'} size={20} />
      {byRules ? t('by.rules') : t('by.model', { model: modelId })}
    </p>
  )
}
