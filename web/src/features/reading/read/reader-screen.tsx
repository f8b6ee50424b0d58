import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useText, useTexts } from '#web/lib/content.ts'
import { useLibrary } from '#web/lib/use-library.ts'
import { Reader } from './reader.tsx'
import { WaitingPage } from './waiting-page.tsx'

/** One text, named in the address by its id; the catalogue says which version of it is the current one. */
export function Component() {
  const { t } = useTranslation('reading')
  const { textId } = useParams()
  const texts = useTexts()
  const listed = texts.data?.find(({ id }) => id === textId)
  const text = useText(listed?.hash)
  const { isOpen } = useLibrary()

  if (listed && text.data)
    return <Reader key={listed.hash} listed={listed} text={text.data} isClosed={!isOpen(listed)} />
  const isMissing = texts.isError || text.isError || (texts.isSuccess && !listed)
  return (
    <WaitingPage isMissing={isMissing} missing={t('reader.missing')} back={t('reader.back')} icon="book" />
  )
}
