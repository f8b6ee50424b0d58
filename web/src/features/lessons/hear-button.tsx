import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './hear-button.module.css'

/** Says what stands beside it; nothing where the device has no voice for its language. */
export function HearButton({ text, language }: { readonly text: string; readonly language: Language }) {
  const { t } = useTranslation('lessons')
  const voice = useVoice(language)
  if (!voice) return null
  return (
    <span className={styles.hear}>
      <IconButton icon="listen" label={t('hear', { text })} onClick={() => voice.say(text)} />
    </span>
  )
}
