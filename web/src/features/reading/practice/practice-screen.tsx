import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { WaitingPage } from '#web/features/reading/read/waiting-page.tsx'
import { useSoundKit, useSounds } from '#web/lib/content.ts'
import { PractiseSound } from './practise-sound.tsx'

/** One sound, named in the address; the catalogue says which version of its kit is the current one. */
export function Component() {
  const { t } = useTranslation('practice')
  const { soundId = '' } = useParams()
  const sounds = useSounds(soundId.startsWith('en-') ? 'en-US' : 'es-PR')
  const listed = sounds.data?.find(({ id }) => id === soundId)
  const kit = useSoundKit(listed?.hash)

  if (listed && kit.data) return <PractiseSound key={listed.hash} listed={listed} kit={kit.data} />
  const isMissing = sounds.isError || kit.isError || (sounds.isSuccess && !listed)
  return <WaitingPage isMissing={isMissing} missing={t('start.missing')} back={t('start.back')} icon="back" />
}
