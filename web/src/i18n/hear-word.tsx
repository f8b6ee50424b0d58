import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { useSaying } from '#web/lib/use-saying.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './hear.module.css'

/** Says a word of the lessons as it was recorded, else in the device's voice; nothing where there is neither. */
export function HearWord({ text, language }: { readonly text: string; readonly language: Language }) {
  const { t } = useTranslation()
  const saying = useSaying([text], language)
  if (!saying) return null
  return (
    <span className={styles.hear}>
      <IconButton icon="listen" label={t('hear', { text })} onClick={() => saying.say(text)} />
    </span>
  )
}
