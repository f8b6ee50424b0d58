import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { isStaff } from '#shared/kernel/session.ts'
import { changePassword } from '#web/lib/auth-actions.ts'
import type { Person } from '#web/lib/session.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Form, Submit } from '#web/ui/form.tsx'
import styles from './account-dialog.module.css'
import { NewPasswordField } from './new-password-field.tsx'
import { isLongEnough } from './password-advice.ts'
import { PasswordField } from './password-field.tsx'
import { PoolRefusal, poolWords } from './pool-refusal.ts'

const Passwords = z.strictObject({
  current: z.string().check(z.minLength(1)),
  next: z.string().check(z.refine(isLongEnough)),
})

/** A new password, for whoever knows the one that holds. */
export function ChangePassword({ person: { email, fullName = '', roles } }: { readonly person: Person }) {
  const { t } = useTranslation('identity')
  const [isOpen, setOpen] = useState(false)
  const form = useSchemaForm(Passwords, {
    defaults: { current: '', next: '' },
    words: { current: t('account.passwordNeeded'), next: t('shortPassword') },
    fieldOfCode: { wrongPassword: 'current', passwordRefused: 'next' },
    refusalWords: poolWords,
    send: async ({ current, next }) => {
      const failure = await changePassword(current, next)
      if (failure) throw new PoolRefusal(failure, t(`account.failures.${failure}`))
    },
    done: () => {
      setOpen(false)
      return { title: t('reset.changed'), text: t('reset.changedText') }
    },
    resets: true,
  })
  return (
    <details className={styles.fold} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('reset.change')}</summary>
      <Form {...form.form}>
        <PasswordField
          label={t('account.currentPassword')}
          autoComplete="current-password"
          {...form.field('current')}
        />
        <NewPasswordField
          label={t('reset.password')}
          chosen={form.bound('next').value}
          person={{ fullName, email }}
          isStaff={isStaff(roles)}
          {...form.field('next')}
        />
        <Submit wide>{t('reset.change')}</Submit>
      </Form>
    </details>
  )
}
