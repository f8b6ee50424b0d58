import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type AccessCode, CodeState } from '#shared/identity/access-code.ts'
import { listCodes, revokeCode } from '#shared/identity/access-code-routes.ts'
import type { Place } from '#shared/kernel/place.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { dayOf } from '#web/i18n/day.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { childPath } from '#web/lib/child-path.ts'
import { useReadPages } from '#web/lib/pages.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import { Toolbar } from '#web/ui/toolbar.tsx'

const TONES = { open: 'good', used: 'calm', expired: 'gold', revoked: 'alert' } as const
const STATES = CodeState.options

interface CodeListProps {
  readonly place: Place
  readonly issuable: readonly Role[]
}

/** What became of a place's codes: a hundred and a hundred more, newest first, of one state or all. */
export function CodeList({ place, issuable }: CodeListProps) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const revoke = useAction(revokeCode, { done: () => ({ title: t('codes.revoked') }) })
  const filters = useFilters(['state'])
  const state = filters.oneOf('state', STATES)
  const list = useReadPages(
    listCodes,
    after => ({ path: { place }, query: { state, after } }),
    ({ codes, next }) => ({ rows: codes, next }),
  )
  const [asked, setAsked] = useState<AccessCode>()

  const mayRevoke = (code: AccessCode) =>
    code.state === 'open' && (issuable.includes(code.role) || code.role === 'family')
  const columns: readonly Column<AccessCode>[] = [
    {
      id: 'for',
      header: t('codes.for'),
      text: ({ forName, role }) => [forName, t(`roles.${role}`)].filter(Boolean).join(' · '),
      cell: ({ forName, studentId, role }) => (
        <>
          {studentId && forName ? <Link to={childPath(studentId)}>{forName}</Link> : forName}
          {forName && ' · '}
          {t(`roles.${role}`)}
        </>
      ),
    },
    {
      id: 'state',
      header: t('codes.state'),
      text: code => t(`codes.states.${code.state}`),
      cell: code => <Badge tone={TONES[code.state]}>{t(`codes.states.${code.state}`)}</Badge>,
    },
    {
      id: 'made',
      header: t('codes.made'),
      kind: 'date',
      text: ({ createdAt }) => dayOf(createdAt, language),
      sort: ({ createdAt }) => createdAt,
    },
    {
      id: 'ends',
      header: t('codes.ends'),
      kind: 'date',
      text: ({ usedAt, expiresAt }) => dayOf(usedAt ?? expiresAt, language),
      sort: ({ usedAt, expiresAt }) => usedAt ?? expiresAt,
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      cell: code =>
        mayRevoke(code) && (
          <Button tone="quiet" onClick={() => setAsked(code)}>
            {t('codes.revoke')}
          </Button>
        ),
    },
  ]
  return (
    <section className={staff.section} aria-labelledby="codes-list">
      <h2 id="codes-list">{t('codes.list')}</h2>
      <Toolbar
        filters={[
          {
            label: t('codes.state'),
            any: t('codes.all'),
            value: state,
            onChange: chosen => filters.set({ state: chosen }),
            options: STATES.map(value => ({ value, label: t(`codes.states.${value}`) })),
          },
        ]}
      />
      <DataTable
        label={t('codes.list')}
        columns={columns}
        rows={list.data}
        rowId={({ codeId }) => codeId}
        pages={list.pages}
        empty={t('codes.none')}
        failed={useReadFailure(list, { what: t('unavailable') })}
      />
      <ConfirmDialog
        title={t('codes.revokeAsk')}
        text={t('codes.revokeText')}
        confirmLabel={t('codes.revoke')}
        cancelLabel={t('cancel')}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (asked) await revoke.run({ path: { place, codeId: asked.codeId } })
        }}
      />
    </section>
  )
}
