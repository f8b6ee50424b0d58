import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { ListedSound } from '#shared/catalogue/sound-kit.ts'
import { ofPage } from '#web/features/reading/read/of-page.tsx'
import { Read } from '#web/i18n/read.tsx'
import { useSoundKit, useSounds } from '#web/lib/content.ts'
import { PractiseSound } from './practise-sound.tsx'

/** One sound, named in the address; the catalogue says which version of its kit is the current one. */
export function Component() {
  const { t } = useTranslation('practice')
  const { soundId = '' } = useParams()
  const find = (sounds: readonly ListedSound[]) => sounds.find(({ id }) => id === soundId)
  return (
    <Read
      of={useSounds(soundId.startsWith('en-') ? 'en-US' : 'es-PR')}
      {...ofPage(t('start.back'), 'back')}
      mayBeStale
      empty={{ when: sounds => !find(sounds), text: t('start.missing') }}
    >
      {sounds => {
        const listed = find(sounds)
        return listed && <OneVersion key={listed.hash} listed={listed} />
      }}
    </Read>
  )
}

function OneVersion({ listed }: { readonly listed: ListedSound }) {
  const { t } = useTranslation('practice')
  return (
    <Read of={useSoundKit(listed.hash)} {...ofPage(t('start.back'), 'back')} mayBeStale>
      {kit => <PractiseSound listed={listed} kit={kit} />}
    </Read>
  )
}
