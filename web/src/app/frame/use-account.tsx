import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountDialogProps } from '#web/features/identity/accounts/account-dialog.tsx'
import type { Person } from '#web/lib/session.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { useLeave } from './use-leave.ts'

/** One's own account as a dialog, whose code is fetched when it is first asked for. */
export function useAccount(person: Person): { readonly open: () => void; readonly dialog: ReactNode } {
  const { t } = useTranslation()
  const leave = useLeave()
  const [Account, setAccount] = useState<ComponentType<AccountDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const open = useAsyncAction(
    async () => {
      const { AccountDialog } = await import('#web/features/identity/accounts/account-dialog.tsx')
      setAccount(() => AccountDialog)
      setOpen(true)
    },
    { failed: t('account'), words: () => t('accountUnreachable') },
  )
  return {
    open: () => void open.run(undefined),
    dialog: Account && (
      <Suspense>
        <Account person={person} open={isOpen} onClose={() => setOpen(false)} onLeave={() => void leave()} />
      </Suspense>
    ),
  }
}
