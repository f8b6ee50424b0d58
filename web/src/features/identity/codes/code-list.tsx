import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccessCode, CodeState } from '#shared/identity/access-code.ts'
import { listCodes, revokeCode } from '#shared/identity/access-code-routes.ts'
import type { Place } from '#shared/kernel/place.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { dayOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Unreached } from '#web/i18n/unreached.tsx'
import { useCommand, useRead } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { useDeed } from '../places/use-deed.ts'

const TONES = { open: 'good', used: 'calm', expired: 'gold', revoked: 'alert' } as const
const STATES = CodeState.options

interface CodeListProps {
  readonly place: Place
  readonly gives: readonly Role[]
}

/** What became of a place's codes: a hundred a page, newest first, of one state or all. */
export function CodeList({ place, gives }: CodeListProps) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const client = useQueryClient()
  const run = useDeed()
  const revoke = useCommand(revokeCode)
  const [state, setState] = useState<CodeState>()
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  const after = pages.at(-1)
  const { data, isPending, isError, refetch } = useRead(listCodes, {
    path: { place },
    query: { state, after },
  })
  const [asked, setAsked] = useState<AccessCode>()
  const codes = data?.codes ?? []

  const end = ({ codeId }: AccessCode) =>
    run(async () => {
      await revoke.run({ path: { place, codeId } })
      await client.invalidateQueries({ queryKey: [listCodes.name] })
    })
  return (
    <section className={staff.section} aria-labelledby="codes-list">
      <div className={staff.head}>
        <h2 id="codes-list">{t('codes.list')}</h2>
        <SelectField
          label={t('codes.state')}
          value={state ?? ''}
          onChange={({ target }) => {
            setState(STATES.find(name => name === target.value))
            setPages([undefined])
          }}
        >
          <option value="">{t('codes.all')}</option>
          {STATES.map(name => (
            <option key={name} value={name}>
              {t(`codes.states.${name}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Card flush>
        {isPending && <Skeleton height="160px" />}
        {isError && <Unreached what={t('unavailable')} onRetry={refetch} />}
        {data && codes.length === 0 && <p className={staff.empty}>{t('codes.none')}</p>}
        {codes.length > 0 && (
          <table className={staff.table}>
            <thead>
              <tr>
                <th scope="col">{t('codes.for')}</th>
                <th scope="col">{t('codes.state')}</th>
                <th scope="col">{t('codes.made')}</th>
                <th scope="col">{t('codes.ends')}</th>
                <th scope="col">
                  <span hidden>{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {codes.map(code => (
                <tr key={code.codeId}>
                  <td>{[code.forName, t(`roles.${code.role}`)].filter(Boolean).join(' · ')}</td>
                  <td>
                    <Badge tone={TONES[code.state]}>{t(`codes.states.${code.state}`)}</Badge>
                  </td>
                  <td data-label={t('codes.made')}>{dayOf(code.createdAt, language)}</td>
                  <td data-label={code.usedAt ? t('codes.states.used') : t('codes.expires')}>
                    {dayOf(code.usedAt ?? code.expiresAt, language)}
                  </td>
                  <td>
                    <div className={staff.actions}>
                      {code.state === 'open' && (gives.includes(code.role) || code.role === 'family') && (
                        <Button tone="quiet" onClick={() => setAsked(code)}>
                          {t('codes.revoke')}
                        </Button>
                      )}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {(pages.length > 1 || data?.next) && (
        <div className={staff.tools}>
          <Button tone="quiet" disabled={pages.length === 1} onClick={() => setPages(pages.slice(0, -1))}>
            {t('newer')}
          </Button>
          <Button tone="quiet" disabled={!data?.next} onClick={() => setPages([...pages, data?.next])}>
            {t('older')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={t('codes.revokeAsk')}
        text={t('codes.revokeText')}
        confirmLabel={t('codes.revoke')}
        cancelLabel={t('cancel')}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (asked) await end(asked)
        }}
      />
    </section>
  )
}
