import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { Toasts } from '#web/ui/toast.tsx'
import type { newRouter } from './router.tsx'

/** The whole app: its screens, and the toasts over them. */
export function App({ router }: { readonly router: ReturnType<typeof newRouter> }) {
  const { t } = useTranslation()
  return (
    <Toasts label={t('toasts')} closeLabel={t('close')}>
      <RouterProvider router={router} />
    </Toasts>
  )
}
