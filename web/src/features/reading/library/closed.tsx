import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWayBack } from '#web/features/reading/read/use-way-back.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ReadState } from '#web/ui/read-state.tsx'

/** Above a shelf that is not open to this child yet. */
export function ClosedShelf() {
  const { t } = useTranslation('reading')
  return <ReadState state="closed" text={<Hearable text={t('closed.shelf')} />} />
}

/** In the place of a text that is not open to this child yet. */
export function ClosedText({ title, language }: { readonly title: string; readonly language: string }) {
  const { t } = useTranslation('reading')
  const way = useWayBack()
  return (
    <div data-register="child">
      <ReadState
        state="closed"
        heading="h1"
        text={title}
        lang={language}
        about={<Hearable text={t('closed.text')} />}
        action={
          <Button asChild>
            <Link to={way.to} relative="path">
              <Icon name="book" />
              {t('closed.back')}
            </Link>
          </Button>
        }
      />
    </div>
  )
}
