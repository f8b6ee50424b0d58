import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { createCodes, MOST_CODES } from '#shared/identity/access-code-routes.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { useCommand, useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDeed } from '../places/use-deed.ts'
import styles from './new-codes.module.css'

interface NewCodesProps {
  readonly place: Place
  readonly gives: readonly Role[]
  readonly onMade: (codes: readonly NewAccessCode[]) => void
}

/** A role and a number; or, for a group, one for each child of its roster who has no account yet. */
export function NewCodes({ place, gives, onMade }: NewCodesProps) {
  const { t } = useTranslation('identity')
  const run = useDeed()
  const create = useCommand(createCodes)
  const { kind, id } = partsOf(place)
  const roster = useRead(getRoster, { path: { groupId: id } }, { enabled: kind === 'group' })
  const expected = roster.data?.expected ?? []
  const [role, setRole] = useState(gives[0])
  const [count, setCount] = useState('1')
  const number = Number(count)
  const isCount = Number.isInteger(number) && number >= 1 && number <= MOST_CODES

  const make = async (rosterIds?: string[]) => {
    if (create.isPending || !role) return
    const body = rosterIds ? { role, count: 1, rosterIds } : { role, count: number }
    const reply = await run(() => create.run({ path: { place }, body }))
    if (reply) onMade(reply.codes)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isCount) void make()
  }
  return (
    <Card asChild>
      <form className={styles.form} onSubmit={submit} noValidate>
        <SelectField
          label={t('codes.role')}
          value={role ?? ''}
          onChange={({ target }) => setRole(gives.find(name => name === target.value))}
        >
          {gives.map(name => (
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
          value={count}
          onChange={({ target }) => setCount(target.value)}
          error={isCount ? undefined : t('codes.countRange', { most: MOST_CODES })}
        />
        <Button type="submit" aria-disabled={create.isPending}>
          {t('codes.make')}
        </Button>
        {expected.length > 0 && (
          <Button
            tone="quiet"
            aria-disabled={create.isPending}
            onClick={() => make(expected.slice(0, MOST_CODES).map(({ rosterId }) => rosterId))}
          >
            {t('codes.forRoster', { count: Math.min(expected.length, MOST_CODES) })}
          </Button>
        )}
      </form>
    </Card>
  )
}
