import { useTranslation } from 'react-i18next'
import { useLanguage } from '#web/i18n/speak.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './hearable.module.css'
import { useVoice } from './use-voice.ts'

/** A short instruction that can also be heard, where the device has a voice for it. */
export function Hearable({ text }: { readonly text: string }) {
  const { t } = useTranslation('reading')
  const voice = useVoice(useLanguage())
  return (
    <span className={styles.hearable}>
      {text}
      {voice && (
        <IconButton icon="listen" label={t('reader.hear', { text })} onClick={() => voice.say(text)} />
      )}
    </span>
  )
}
