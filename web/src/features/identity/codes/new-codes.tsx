import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { createCodes, MOST_CODES } from '#shared/identity/access-code-routes.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { useRead } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './new-codes.module.css'

interface NewCodesProps {
  readonly place: Place
  readonly issuable: readonly Role[]
  readonly onMade: (codes: readonly NewAccessCode[]) => void
}

/** A role and a number; or, for a group, one for each child of its roster who has no account yet. */
export function NewCodes({ place, issuable, onMade }: NewCodesProps) {
  const { t } = useTranslation('identity')
  const { kind, id } = partsOf(place)
  const roster = useRead(getRoster, { path: { groupId: id } }, { enabled: kind === 'group' })
  const rosterIds = (roster.data?.expected ?? []).slice(0, MOST_CODES).map(({ rosterId }) => rosterId)
  const done = ({ codes }: { readonly codes: readonly NewAccessCode[] }) => void onMade(codes)
  const forRoster = useAction(createCodes, { done })
  const form = useRouteForm(createCodes, {
    defaults: { role: issuable[0] ?? '', count: '1', email: '' },
    toBody: ({ role, count, email }) => ({ role, count: Number(count), email: email.trim() || undefined }),
    words: { count: t('codes.countRange', { most: MOST_CODES }), email: t('invalidEmail') },
    fieldOfCode: { 'identity.notYoursToGive': 'role', 'identity.oneAddress': 'count' },
    args: body => ({ path: { place }, body }),
    done,
  })
  return (
    <Card asChild>
      <Form layout="row" className={styles.form} isPending={forRoster.isPending} {...form.form}>
        <SelectField label={t('codes.role')} {...form.field('role')}>
          {issuable.map(name => (
            <option key={name} value={name}>
              {t(`roles.${name}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('codes.count')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_CODES}
          {...form.field('count')}
        />
        <TextField
          label={t('codes.email')}
          hint={t('codes.emailHint')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <Submit>{t('codes.make')}</Submit>
        {rosterIds.length > 0 && (
          <Button
            tone="quiet"
            aria-disabled={forRoster.isPending}
            onClick={() => forRoster.run({ path: { place }, body: { role: 'student', count: 1, rosterIds } })}
          >
            {t('codes.forRoster', { count: rosterIds.length })}
          </Button>
        )}
      </Form>
    </Card>
  )
}
