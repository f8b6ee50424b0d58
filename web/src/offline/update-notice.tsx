import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#web/ui/toast.tsx'
import { keepForOffline } from './keep-for-offline.ts'

/** Long enough for who is in the middle of a reading. */
const SHOWN_MS = 60_000

/** Keeps the app for when there is no network, and says when a newer one is here. */
export function UpdateNotice() {
  const { t } = useTranslation()
  const toast = useToast()
  useEffect(
    () =>
      keepForOffline(() =>
        toast({
          title: t('update.ready'),
          text: t('update.text'),
          duration: SHOWN_MS,
          action: { label: t('update.reload'), run: () => location.reload() },
        }),
      ),
    [t, toast],
  )
  return null
}
