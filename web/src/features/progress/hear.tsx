import { useTranslation } from 'react-i18next'
import { useLanguage } from '#web/i18n/speak.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Says what stands beside it; nothing where the device has no voice for the page's language. */
export function Hear({ text }: { readonly text: string }) {
  const { t } = useTranslation('progress')
  const voice = useVoice(useLanguage())
  if (!voice) return null
  return <IconButton icon="listen" label={t('hear', { text })} onClick={() => voice.say(text)} />
}
