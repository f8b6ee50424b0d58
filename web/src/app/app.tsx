import { useTranslation } from 'react-i18next'
import { Toasts } from '#web/ui/toast.tsx'
import { Address } from './address.tsx'
import { Screens } from './router.tsx'

/** The whole app: its screens, and the toasts over them. */
export function App() {
  const { t } = useTranslation()
  return (
    <Toasts label={t('toasts')} closeLabel={t('close')}>
      <Address>
        <Screens />
      </Address>
    </Toasts>
  )
}
