import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewAccessCode } from '#shared/identity/access-code.ts'
import { createCodes, MOST_CODES } from '#shared/identity/access-code-routes.ts'
import type { Roster } from '#shared/identity/group.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'
import { CodeSheet } from '../codes/code-sheet.tsx'

/** A code for each child of the roster who has no account yet, and the sheet to hand out. */
export function RosterCodes({ roster: { group, expected } }: { readonly roster: Roster }) {
  const { t } = useTranslation('identity')
  const [made, setMade] = useState<readonly NewAccessCode[]>([])
  const create = useAction(createCodes, { done: ({ codes }) => void setMade(codes) })
  const rosterIds = expected.slice(0, MOST_CODES).map(({ rosterId }) => rosterId)
  const make = () =>
    create.run({
      path: { place: placeAt('group', group.groupId) },
      body: { role: 'student', count: 1, rosterIds },
    })
  return (
    <>
      <div className={staff.tools}>
        <Button tone="quiet" aria-disabled={create.isPending} onClick={make}>
          <Icon name="key" size={20} />
          {t('codes.forRoster', { count: rosterIds.length })}
        </Button>
      </div>
      {made.length > 0 && <CodeSheet codes={made} />}
    </>
  )
}
