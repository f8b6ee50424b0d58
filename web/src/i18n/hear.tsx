import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './hear.module.css'
import { useLanguage } from './speak.ts'

/** Says what stands beside it, in the page's language or the one it is told; nothing where the device has no such voice. */
export function Hear({ text, language }: { readonly text: string; readonly language?: Language }) {
  const { t } = useTranslation()
  const own = useLanguage()
  const voice = useVoice(language ?? own)
  if (!voice) return null
  return (
    <span className={styles.hear}>
      <IconButton icon="listen" label={t('hear', { text })} onClick={() => voice.say(text)} />
    </span>
  )
}

/** A short instruction that can also be heard. */
export const Hearable = ({ text }: { readonly text: string }) => (
  <span className={styles.hearable}>
    {text}
    <Hear text={text} />
  </span>
)
