import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { RECORDS_REASONS } from '#shared/kernel/audit-reason.ts'
import { askErasure, askExport } from '#shared/records/routes.ts'
import { AskRecords as Asked, type RecordJobKind } from '#shared/records/schema.ts'
import { ReasonFields } from '#web/i18n/reason-fields.tsx'
import { useCommand } from '#web/lib/query.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, FormActions, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface AskRecordsProps {
  readonly kind: RecordJobKind
  readonly studentId: string
  readonly fullName: string
  readonly onAsked: () => void
  readonly onCancel: () => void
}

/** Why: nothing is exported or erased without a reason, and erasing asks for the name besides. */
export function AskRecords({ kind, studentId, fullName, onAsked, onCancel }: AskRecordsProps) {
  const { t } = useTranslation('records')
  const toExport = useCommand(askExport)
  const toErase = useCommand(askErasure)
  const path = { studentId }
  const form = useSchemaForm(
    z.extend(Asked, {
      name: z.string().check(
        z.trim(),
        z.refine(name => name === fullName),
      ),
    }),
    {
      // A copy asks for no name: it is there already.
      defaults: { reason: '', note: '', name: kind === 'export' ? fullName : '' },
      words: { reason: t('reasonNeeded'), name: t('nameNeeded') },
      send: ({ reason, note }) =>
        (kind === 'export' ? toExport : toErase).run({
          path,
          body: { reason, ...(note && { note }) },
        }),
      done: () => {
        onAsked()
        return undefined
      },
    },
  )
  return (
    <Form {...form.form}>
      <p>{t(`explained.${kind}`)}</p>
      <ReasonFields reasons={RECORDS_REASONS} reason={form.field('reason')} note={form.field('note')} />
      {kind === 'erasure' && (
        <TextField label={t('name', { name: fullName })} autoComplete="off" {...form.field('name')} />
      )}
      <FormActions>
        <Button tone="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Submit tone={kind === 'erasure' ? 'danger' : 'primary'}>
          {t(kind === 'erasure' ? 'erase' : 'export')}
        </Submit>
      </FormActions>
    </Form>
  )
}
