import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reopenAccount } from '#shared/identity/password-routes.ts'
import type { LostEntry } from '#shared/identity/schema.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { NewPassword } from './password-dialog.tsx'

interface ReopenProps {
  /** Through which they are reached: where they learn, work or are family. */
  readonly schoolId: string
  readonly personId: string
  readonly lostEntry: LostEntry
  /** Whose pictures open the account need no address. */
  readonly hasPictures?: boolean
}

interface ReopenDialogProps extends ReopenProps {
  readonly fullName: string
}

/** That somebody cannot come in any more. */
export function NoEntry() {
  const { t } = useTranslation('identity')
  return <Badge tone="alert">{t('reopen.badge')}</Badge>
}

/** For whoever cannot come in any more: their account again, with all that is in it. */
export function ReopenDialog({ fullName: name, ...who }: ReopenDialogProps) {
  const { t } = useTranslation('identity')
  return (
    <Dialog
      title={t('reopen.of', { name })}
      description={t(`reopen.why.${who.lostEntry}`)}
      closeLabel={t('close')}
      trigger={<Button aria-label={t('reopen.of', { name })}>{t('reopen.label')}</Button>}
    >
      <Reopen {...who} />
    </Dialog>
  )
}

/** The form, and what came of it, which goes with the dialog. */
export function Reopen({ schoolId, personId, hasPictures = false }: ReopenProps) {
  const { t } = useTranslation('identity')
  const [opened, setOpened] = useState<ReplyOf<typeof reopenAccount>>()
  const form = useRouteForm(reopenAccount, {
    defaults: { email: '' },
    toBody: ({ email }) => ({ email: email.trim() || undefined }),
    args: body => ({ path: { schoolId, personId }, body }),
    words: { email: t('invalidEmail') },
    fieldOfCode: { 'identity.emailTaken': 'email', 'identity.emailNeeded': 'email' },
    done: reply => void setOpened(reply),
  })
  if (opened?.wayIn) return <NewPassword made={opened.wayIn} />
  if (opened) return <p role="status">{t('reopen.byPictures')}</p>
  return (
    <Form {...form.form}>
      <TextField
        label={t('reopen.email')}
        hint={t(hasPictures ? 'reopen.emailOptional' : 'reopen.emailHint')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <Submit>{t('reopen.label')}</Submit>
    </Form>
  )
}
