import { useTranslation } from 'react-i18next'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { CodeField } from './code-field.tsx'
import type { PendingKind } from './pending-code.ts'
import { WholeCode } from './typed-code.ts'
import { useClaim } from './use-claim.ts'

/** For whoever is signed in: the code is used at once. */
export function ClaimCodeForm({ kind }: { readonly kind: PendingKind }) {
  const { t } = useTranslation('identity')
  const { claim, told, words } = useClaim(kind)
  const form = useSchemaForm(WholeCode, {
    defaults: { code: '' },
    words: { code: t(`claimFailures.${kind}.invalid`) },
    fieldOfCode: { 'identity.codeInvalid': 'code', 'kernel.invalid': 'code' },
    refusalWords: words,
    send: ({ code }) => claim(code),
    done: told,
    resets: true,
  })
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
        <div>
          <Submit>{t(`codePage.${kind}.use`)}</Submit>
        </div>
      </Form>
    </Card>
  )
}
