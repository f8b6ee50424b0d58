import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endRole } from '#shared/identity/routes.ts'
import type { Place } from '#shared/kernel/place.ts'
import type { BodyOf } from '#shared/kernel/route.ts'
import { useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from '../groups/group-forms.module.css'
import { useDeed } from '../places/use-deed.ts'

type Ended = BodyOf<typeof endRole>['role']

interface EndRoleProps {
  readonly at: 'school' | 'region'
  readonly place: Place
  readonly personId: string
  readonly fullName: string
  /** Which of the person's roles may be ended here, one at least. */
  readonly ends: readonly Ended[]
  readonly onEnded: () => void
}

const SHORTEST_REASON = 3

/** Takes a role from a person, from their next request on; the reason goes to the audit. */
export function EndRole({ at, place, personId, fullName: name, ends, onEnded }: EndRoleProps) {
  const { t } = useTranslation('identity')
  const [open, setOpen] = useState(false)
  const toast = useToast()
  const run = useDeed()
  const end = useCommand(endRole)
  const [chosen, setChosen] = useState(ends[0])
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const said = reason.trim()
  const isShort = said.length < SHORTEST_REASON
  const role = chosen && ends.includes(chosen) ? chosen : ends[0]

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (end.isPending || isShort || !role) return
    const done = await run(() => end.run({ path: { place }, body: { personId, role, reason: said } }))
    if (!done) return
    setOpen(false)
    toast({ title: t('staff.ended'), text: t(`staff.endedText.${at}`, { name }), tone: 'good' })
    onEnded()
  }
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
      <form className={styles.form} onSubmit={confirm} noValidate>
        {ends.length > 1 && (
          <SelectField
            label={t('staff.role')}
            value={role}
            onChange={({ target }) => setChosen(ends.find(one => one === target.value))}
          >
            {ends.map(one => (
              <option key={one} value={one}>
                {t(`roles.${one}`)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t('staff.reason')}
          hint={t('staff.reasonHint')}
          error={tried && isShort ? t('staff.reasonNeeded') : undefined}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles.actions}>
          <Button tone="quiet" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" aria-disabled={end.isPending}>
            {t('staff.end')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
