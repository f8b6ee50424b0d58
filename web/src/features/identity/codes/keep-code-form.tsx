import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { CodeField } from './code-field.tsx'
import styles from './code-form.module.css'
import { keepPending, type PendingKind, pendingCode } from './pending-code.ts'
import { WholeCode } from './typed-code.ts'

/** For whoever is not signed in yet: the code is kept, and claimed once they are. */
export function KeepCodeForm({ kind }: { readonly kind: PendingKind }) {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // By the button that sent the form; Enter is the first one's.
  const to = useRef('/auth')
  const form = useSchemaForm(WholeCode, {
    defaults: { code: pendingCode(kind) ?? '' },
    words: { code: t(`claimFailures.${kind}.invalid`) },
    send: async ({ code }) => {
      keepPending(kind, code)
      await navigate(to.current, { state: { from: pathname } })
    },
  })
  const goTo = (address: string) => () => {
    to.current = address
  }
  const { value, set } = form.bound('code')
  return (
    <Card asChild>
      <Form {...form.form}>
        <CodeField
          label={t(`codePage.${kind}.label`)}
          value={value}
          onChange={set}
          error={form.errorOf('code')}
        />
        <p className={styles.note}>{t('codePage.kept')}</p>
        <div className={styles.actions}>
          <Submit onClick={goTo('/auth')}>{t('signIn')}</Submit>
          <Submit tone="quiet" onClick={goTo(`/auth?view=sign-up${kind === 'family' ? '&as=family' : ''}`)}>
            {t('signUp.tab')}
          </Submit>
        </div>
      </Form>
    </Card>
  )
}
