import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getProfile } from '#shared/identity/routes.ts'
import { isStaff } from '#shared/kernel/session.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import type { Person } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './account-dialog.module.css'
import { ChangePassword } from './change-password.tsx'
import { hasMailbox } from './mailbox.ts'
import { OwnEmail } from './own-email.tsx'
import { OwnProfile } from './own-profile.tsx'
import { OwnSecondFactor } from './own-second-factor.tsx'
import { OwnSessions } from './own-sessions.tsx'

export interface AccountDialogProps {
  readonly person: Person
  readonly open: boolean
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** One's own account: who one is here, what can be changed of it, and the way out. */
export function AccountDialog({ person, open, onClose, onLeave }: AccountDialogProps) {
  const { t } = useTranslation('identity')
  const byPictures = person.kind === 'pictures'
  return (
    <Dialog
      title={t('account.title')}
      closeLabel={t('close')}
      open={open}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {person.roles.includes('student') && !byPictures && (
        <Button tone="gold" wide asChild>
          <Link to="/family-access">
            <Icon name="family" />
            {t('account.familyCode')}
          </Link>
        </Button>
      )}
      <Account person={person} />
      {!byPictures && <OwnSessions onEnded={onLeave} />}
      <div className={styles.ways}>
        {!byPictures && (
          <Button tone="quiet" wide asChild>
            <Link to="/apply-access-code">
              <Icon name="key" />
              {t('account.furtherCode')}
            </Link>
          </Button>
        )}
        <Button tone="quiet" wide onClick={onLeave}>
          <Icon name="signOut" />
          {t('account.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

function Account({ person }: { readonly person: Person }) {
  const { t } = useTranslation('identity')
  const read = useRead(getProfile, {})
  const { isFederated, kind } = person
  const byPictures = kind === 'pictures'
  return (
    <>
      <Read of={read} place="220px" what={t('account.unreached')}>
        {profile => <OwnProfile profile={profile} canChange={!byPictures} />}
      </Read>
      {hasMailbox(person) && !byPictures ? (
        <>
          <OwnEmail person={person} />
          {isFederated ? (
            <p className={styles.soft}>{t('account.withGoogle')}</p>
          ) : (
            <>
              <ChangePassword person={person} />
              {isStaff(person.roles) && (
                <OwnSecondFactor isOn={read.data?.secondFactor === 'on'} email={person.email} />
              )}
            </>
          )}
        </>
      ) : (
        <p className={styles.soft}>{t(byPictures ? 'account.withPictures' : 'account.noAddress')}</p>
      )}
    </>
  )
}
