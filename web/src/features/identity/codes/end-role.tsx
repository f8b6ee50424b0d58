import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endRole } from '#shared/identity/routes.ts'
import { ROLE_END_REASONS } from '#shared/kernel/audit-reason.ts'
import type { Place } from '#shared/kernel/place.ts'
import type { BodyOf } from '#shared/kernel/route.ts'
import { ReasonFields } from '#web/i18n/reason-fields.tsx'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

type Ended = BodyOf<typeof endRole>['role']

/** Of what kind the place is at which people work. */
export type OfficeKind = 'school' | 'region' | 'island'

interface EndRoleProps {
  readonly at: OfficeKind
  readonly place: Place
  readonly personId: string
  readonly fullName: string
  /** Which of the person's roles may be ended here, one at least. */
  readonly ends: readonly Ended[]
}

/** Takes a role from a person, from their next request on; the reason goes to the audit. */
export function EndRole(props: EndRoleProps) {
  const { t } = useTranslation('identity')
  const [open, setOpen] = useState(false)
  const { at, fullName: name } = props
  return (
    <Dialog
      title={t('staff.endOf', { name })}
      description={t(`staff.endText.${at}`)}
      closeLabel={t('close')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button tone="quiet" aria-label={t('staff.endNamed', { name })}>
          {t('staff.end')}
        </Button>
      }
    >
      <EndForm {...props} onClose={() => setOpen(false)} />
    </Dialog>
  )
}

interface EndFormProps extends EndRoleProps {
  readonly onClose: () => void
}

function EndForm({ at, place, personId, fullName: name, ends, onClose }: EndFormProps) {
  const { t } = useTranslation('identity')
  const form = useRouteForm(endRole, {
    defaults: { role: ends[0] ?? '', reason: '', note: '' },
    toBody: ({ role, reason, note }) => ({ personId, role, reason, note: note.trim() || undefined }),
    words: { reason: t('staff.reasonNeeded') },
    args: body => ({ path: { place }, body }),
    done: () => {
      onClose()
      return { title: t('staff.ended'), text: t(`staff.endedText.${at}`, { name }) }
    },
  })
  return (
    <Form {...form.form}>
      {ends.length > 1 && (
        <SelectField label={t('staff.role')} {...form.field('role')}>
          {ends.map(one => (
            <option key={one} value={one}>
              {t(`roles.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <ReasonFields reasons={ROLE_END_REASONS} reason={form.field('reason')} note={form.field('note')} />
      <FormActions>
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Submit>{t('staff.end')}</Submit>
      </FormActions>
    </Form>
  )
}
