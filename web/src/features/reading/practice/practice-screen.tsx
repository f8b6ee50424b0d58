import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useSoundKit, useSounds } from '#web/lib/content.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './practise-sound.module.css'
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
  if (!isMissing)
    return (
      <div className={styles.page}>
        <Skeleton height="420px" />
      </div>
    )
  return (
    <div className={styles.missing}>
      <Coqui size={140} mood="looking" />
      <h1 tabIndex={-1}>{t('start.missing')}</h1>
      <Button asChild>
        <Link to=".." relative="path">
          <Icon name="back" />
          {t('start.back')}
        </Link>
      </Button>
    </div>
  )
}
