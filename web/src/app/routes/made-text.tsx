import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { summaryOf } from '#shared/catalogue/text-summary.ts'
import { getText } from '#shared/generation/routes.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import styles from '#web/features/generation/generation.module.css'
import { MadeBy } from '#web/features/generation/made-by.tsx'
import { ThemePicture } from '#web/features/generation/theme-picture.tsx'
import { ofPage } from '#web/features/reading/read/of-page.tsx'
import { Reader } from '#web/features/reading/read/reader.tsx'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'

/** A text that was made for a child, read as any other; above it stands who or what wrote it. */
export function Component() {
  const { t } = useTranslation('generation')
  const { textId = '' } = useParams()
  return (
    <Read
      of={useRead(getText, { path: { textId } })}
      {...ofPage(t('backToOwn'), 'book')}
      what={t('missing')}
      mayBeStale
    >
      {made => <Made made={made} />}
    </Read>
  )
}

function Made({ made: { text, json } }: { readonly made: ReplyOf<typeof getText> }) {
  const { textHash = '', modelId = '', theme } = text
  const { body, listed } = useMemo(() => {
    const body = ReadingText.parse(JSON.parse(json))
    return { body, listed: { ...summaryOf(body), hash: textHash } }
  }, [json, textHash])
  return (
    <div>
      <div className={styles.above}>
        <MadeBy modelId={modelId} />
      </div>
      <Reader key={textHash} listed={listed} text={body} picture={<ThemePicture theme={theme} />} />
    </div>
  )
}
