import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Puts the screen on paper; what only works on a screen stays off it. */
export function Print() {
  const { t } = useTranslation('support')
  return (
    <div data-screen-only>
      <Button tone="quiet" onClick={() => print()}>
        <Icon name="document" />
        {t('print')}
      </Button>
    </div>
  )
}
