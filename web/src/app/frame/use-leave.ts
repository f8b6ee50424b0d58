import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { signInPath } from '#web/lib/class-device.ts'
import { signOut } from '#web/lib/session.ts'
import { useToast } from '#web/ui/toast.tsx'

/** Signs out, says good-bye and goes to the sign-in screen. */
export function useLeave(): () => Promise<void> {
  const { t } = useTranslation()
  const toast = useToast()
  const navigate = useNavigate()
  return async () => {
    await signOut()
    toast({ title: t('signedOut'), text: t('signedOutText') })
    // After the guard's own redirect, so that the next person does not arrive where this one was.
    await navigate(signInPath(), { replace: true, state: null })
  }
}
