import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import styles from '#web/features/generation/generation.module.css'
import { MadeBy } from '#web/features/generation/made-by.tsx'
import { ThemePicture } from '#web/features/generation/theme-picture.tsx'
import { useMadeText } from '#web/features/generation/use-made-text.ts'
import { Reader } from '#web/features/reading/read/reader.tsx'
import { WaitingPage } from '#web/features/reading/read/waiting-page.tsx'

/** A text that was made for a child, read as any other; above it stands who or what wrote it. */
export function Component() {
  const { t } = useTranslation('generation')
  const { textId = '' } = useParams()
  const { made, isMissing } = useMadeText(textId)
  if (!made)
    return <WaitingPage isMissing={isMissing} missing={t('missing')} back={t('backToOwn')} icon="book" />
  return (
    <div>
      <div className={styles.above}>
        <MadeBy modelId={made.modelId} />
      </div>
      <Reader
        key={made.listed.hash}
        listed={made.listed}
        text={made.text}
        picture={<ThemePicture theme={made.theme} />}
      />
    </div>
  )
}
