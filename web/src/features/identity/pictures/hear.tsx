import { useTranslation } from 'react-i18next'
import { useLanguage } from '#web/i18n/speak.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Says what stands beside it, where the device has a voice for the language of the page. */
export function Hear({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  const voice = useVoice(useLanguage())
  return voice ? <IconButton icon="listen" label={t('listen')} onClick={() => voice.say(text)} /> : null
}
