import { useTranslation } from 'react-i18next'
import { PrintButton } from '#web/ui/print-button.tsx'

/** Puts the screen on paper; what only works on a screen stays off it. */
export function Print() {
  const { t } = useTranslation('support')
  return (
    <div data-screen-only>
      <PrintButton tone="quiet">{t('print')}</PrintButton>
    </div>
  )
}
