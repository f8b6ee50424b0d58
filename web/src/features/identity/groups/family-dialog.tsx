import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FamilyMember, listFamilies, revokeFamily } from '#shared/identity/family-routes.ts'
import { dayOf } from '#web/i18n/day.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import staff from '#web/ui/staff.module.css'
import { FamilyCode } from '../families/family-code.tsx'
import styles from './group-forms.module.css'
import { Reset } from './password-dialog.tsx'
import { Reopen } from './reopen-account.tsx'

interface FamilyDialogProps {
  readonly schoolId: string
  readonly studentId: string
  readonly fullName: string
}

/** A child's family: the code that links it, and who is linked. */
export function FamilyDialog({ schoolId, studentId, fullName }: FamilyDialogProps) {
  const { t } = useTranslation('identity')
  return (
    <Dialog
      title={t('groups.familyOf', { name: fullName })}
      description={t('groups.familyText')}
      closeLabel={t('close')}
      trigger={
        <Button tone="quiet" aria-label={t('groups.familyOf', { name: fullName })}>
          {t('roles.family')}
        </Button>
      }
    >
      <FamilyCode studentId={studentId} />
      <Families schoolId={schoolId} studentId={studentId} />
    </Dialog>
  )
}

function Families({ schoolId, studentId }: Omit<FamilyDialogProps, 'fullName'>) {
  const { t } = useTranslation('identity')
  const families = useRead(listFamilies, { path: { studentId } })
  return (
    <Read
      of={families}
      place="56px"
      what={t('unavailable')}
      empty={{ when: data => data.families.length === 0, text: t('groups.noFamily') }}
    >
      {data => <Linked members={data.families} schoolId={schoolId} studentId={studentId} />}
    </Read>
  )
}

interface LinkedProps extends Omit<FamilyDialogProps, 'fullName'> {
  readonly members: readonly FamilyMember[]
}

function Linked({ members, schoolId, studentId }: LinkedProps) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const revoke = useAction(revokeFamily)
  // The first touch asks, the second does it: a dialog over a dialog would lose its place.
  const [asked, setAsked] = useState<string>()
  const [forgetful, setForgetful] = useState<string>()
  return (
    <ul className={styles.families}>
      {members.map(({ personId, fullName, since, lostEntry }) => (
        <li key={personId} className={styles.family}>
          <span>
            <strong>{fullName}</strong>{' '}
            <span className={staff.soft}>{t('family.since', { day: dayOf(since, language) })}</span>
          </span>
          <div className={styles.actions}>
            {forgetful !== personId && (
              <Button
                tone="quiet"
                aria-label={t(lostEntry ? 'reopen.of' : 'newPassword.reset', { name: fullName })}
                onClick={() => setForgetful(personId)}
              >
                {t(lostEntry ? 'reopen.label' : 'newPassword.label')}
              </Button>
            )}
            {asked === personId ? (
              <Button
                tone="danger"
                aria-disabled={revoke.isPending}
                onClick={() => revoke.run({ path: { studentId, personId } })}
              >
                {t('groups.endLinkSure')}
              </Button>
            ) : (
              <Button tone="quiet" onClick={() => setAsked(personId)}>
                {t('groups.endLink')}
              </Button>
            )}
          </div>
          {forgetful === personId && (
            <div className={styles.below}>
              <p className={staff.soft}>{t(lostEntry ? `reopen.why.${lostEntry}` : 'newPassword.text')}</p>
              {lostEntry ? (
                <Reopen schoolId={schoolId} personId={personId} lostEntry={lostEntry} />
              ) : (
                <Reset schoolId={schoolId} personId={personId} />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
