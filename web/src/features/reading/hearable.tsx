import { useTranslation } from 'react-i18next'
import { useLanguage } from '#web/i18n/speak.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './hearable.module.css'

/** A short instruction that can also be heard, where the device has a voice for it. */
export const Hearable = ({ text }: { readonly text: string }) => (
  <span className={styles.hearable}>
    {text}
    <HearButton text={text} />
  </span>
)

/** Says what stands beside it, in the language of the page. */
export function HearButton({ text }: { readonly text: string }) {
  const { t } = useTranslation('reading')
  const voice = useVoice(useLanguage())
  if (!voice) return null
  return <IconButton icon="listen" label={t('reader.hear', { text })} onClick={() => voice.say(text)} />
}
