import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerSupport, listDesk } from '#shared/support/routes.ts'
import type { DeskRequest } from '#shared/support/schema.ts'
import { Read } from '#web/i18n/read.tsx'
import { useReadPages } from '#web/lib/pages.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import staff from '#web/ui/staff.module.css'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from './request.module.css'
import { Request } from './request.tsx'

const STATES = ['received', 'answered'] as const
type State = (typeof STATES)[number]

/** The desk of those who answer: what waits, longest first, and what was answered. */
export function Desk() {
  const { t } = useTranslation('support')
  const filters = useFilters(['desk'])
  const state = filters.oneOf('desk', STATES) ?? 'received'
  const tabs = STATES.map(name => ({
    name,
    label: t(`desk.${name}`),
    panel: <Requests state={name} />,
  }))
  return (
    <section className={staff.section} aria-labelledby="desk">
      <div>
        <h2 id="desk">{t('desk.title')}</h2>
        <p className={staff.soft}>{t('desk.text')}</p>
      </div>
      <Tabs label={t('desk.title')} value={state} onChange={desk => filters.set({ desk })} tabs={tabs} />
    </section>
  )
}

function Requests({ state }: { readonly state: State }) {
  const { t } = useTranslation('support')
  // All pages are asked for again together: what is answered moves those behind it up.
  const list = useReadPages(
    listDesk,
    after => ({ query: { state, after } }),
    ({ requests, next }) => ({ rows: requests, next }),
  )
  return (
    <>
      <Card flush>
        <Read
          of={list}
          place="160px"
          empty={{ when: requests => requests.length === 0, text: t('desk.none') }}
        >
          {requests => (
            <ul>
              {requests.map(request => (
                <li key={request.requestId} className={styles.item}>
                  <p className={staff.soft}>{t(`roles.${request.role}`)}</p>
                  <Request request={request} />
                  {state === 'received' && <Reply request={request} />}
                </li>
              ))}
            </ul>
          )}
        </Read>
      </Card>
      <LoadMore pages={list.pages} shown={list.data?.length ?? 0} />
    </>
  )
}

function Reply({ request: { personId, requestId } }: { readonly request: DeskRequest }) {
  const { t } = useTranslation('support')
  const [open, setOpen] = useState(false)
  const form = useRouteForm(answerSupport, {
    defaults: { answer: '' },
    args: body => ({ path: { personId, requestId }, body }),
    done: () => ({ title: t('desk.sent') }),
  })
  if (!open)
    return (
      <div className={styles.reply}>
        <div>
          <Button tone="quiet" onClick={() => setOpen(true)}>
            {t('desk.answer')}
          </Button>
        </div>
      </div>
    )
  return (
    <Form className={styles.reply} {...form.form}>
      <TextArea
        label={t('desk.reply')}
        maxLength={2000}
        // Opened by the button that stood here.
        autoFocus
        {...form.field('answer')}
      />
      <div className={staff.tools}>
        <Submit>{t('desk.send')}</Submit>
        <Button tone="quiet" onClick={() => setOpen(false)}>
          {t('desk.cancel')}
        </Button>
      </div>
    </Form>
  )
}
