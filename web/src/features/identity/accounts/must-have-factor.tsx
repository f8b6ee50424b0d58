import { useTranslation } from 'react-i18next'
import { getProfile } from '#shared/identity/routes.ts'
import { useRead } from '#web/lib/query.ts'
import { type Person, signOut } from '#web/lib/session.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SetUpSecondFactor } from './own-second-factor.tsx'

/** Where the stage asks it of somebody's role: nothing else is open to them until their app is set up. Closing it signs out. */
export function MustHaveFactor({ person: { email } }: { readonly person: Person }) {
  const { t } = useTranslation('identity')
  const { data } = useRead(getProfile, {})
  return (
    <Dialog
      title={t('factor.title')}
      description={t('factor.needed')}
      closeLabel={t('account.leave')}
      open={data?.secondFactor === 'needed'}
      onOpenChange={open => !open && void signOut()}
    >
      <SetUpSecondFactor isOn={false} email={email} />
    </Dialog>
  )
}
