import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'

/** What is written did not come. */
export function Unavailable({ onRetry }: { readonly onRetry: () => unknown }) {
  const { t } = useTranslation('support')
  return (
    <div className={staff.tools} role="alert">
      <p>{t('unavailable')}</p>
      <Button tone="quiet" onClick={() => void onRetry()}>
        <Icon name="repeat" />
        {t('retry')}
      </Button>
    </div>
  )
}
