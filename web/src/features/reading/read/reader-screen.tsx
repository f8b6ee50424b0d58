import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { Read } from '#web/i18n/read.tsx'
import { useText, useTexts } from '#web/lib/content.ts'
import { useLibrary } from '#web/lib/use-library.ts'
import { ofPage } from './of-page.tsx'
import { Reader } from './reader.tsx'

/** One text, named in the address by its id; the catalogue says which version of it is the current one. */
export function Component() {
  const { t } = useTranslation('reading')
  const { textId } = useParams()
  const find = (texts: readonly ListedText[]) => texts.find(({ id }) => id === textId)
  return (
    <Read
      of={useTexts()}
      {...ofPage(t('reader.back'), 'book')}
      mayBeStale
      empty={{ when: texts => !find(texts), text: t('reader.missing') }}
    >
      {texts => {
        const listed = find(texts)
        return listed && <OneVersion key={listed.hash} listed={listed} />
      }}
    </Read>
  )
}

function OneVersion({ listed }: { readonly listed: ListedText }) {
  const { t } = useTranslation('reading')
  const { isOpen } = useLibrary()
  return (
    <Read of={useText(listed.hash)} {...ofPage(t('reader.back'), 'book')} mayBeStale>
      {text => <Reader listed={listed} text={text} isClosed={!isOpen(listed)} />}
    </Read>
  )
}
