import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'

interface UnavailableProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** What went wrong, and the way to ask again. */
export function Unavailable({ error, onRetry }: UnavailableProps) {
  const { t } = useTranslation('figures')
  const words = useRefusalWords()
  return (
    <Card>
      <div className={staff.section} role="alert">
        <p>{words(error)}</p>
        <div className={staff.tools}>
          <Button tone="quiet" onClick={onRetry}>
            <Icon name="repeat" size={20} />
            {t('retry')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
