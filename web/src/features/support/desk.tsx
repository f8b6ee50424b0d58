import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerSupport, listDesk } from '#shared/support/routes.ts'
import { AnswerSupport, type DeskRequest } from '#shared/support/schema.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useReadPages } from '#web/lib/pages.ts'
import { keyOf, useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import staff from '#web/ui/staff.module.css'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './request.module.css'
import { Request } from './request.tsx'

type State = 'received' | 'answered'

/** The desk of those who answer: what waits, longest first, and what was answered. */
export function Desk() {
  const { t } = useTranslation('support')
  const [state, setState] = useState<State>('received')
  const tabs = (['received', 'answered'] as const).map(name => ({
    name,
    label: t(`desk.${name}`),
    panel: (
      <div className={styles.panel}>
        <Requests state={name} />
      </div>
    ),
  }))
  return (
    <section className={staff.section} aria-labelledby="desk">
      <div>
        <h2 id="desk">{t('desk.title')}</h2>
        <p className={staff.soft}>{t('desk.text')}</p>
      </div>
      <Tabs label={t('desk.title')} value={state} onChange={setState} tabs={tabs} />
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
  const words = useRefusalWords()
  const toast = useToast()
  const client = useQueryClient()
  const answer = useCommand(answerSupport)
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const body = AnswerSupport.safeParse({ answer: text })
    setError(body.success ? undefined : t('ask.tooShort'))
    if (!body.success) return
    try {
      await answer.run({ path: { personId, requestId }, body: body.data })
      toast({ title: t('desk.sent') })
      await client.invalidateQueries({ queryKey: [keyOf(listDesk)[0]] })
    } catch (refused) {
      toast({ title: t('desk.notSent'), text: words(refused), tone: 'alert' })
    }
  }
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
    <form className={styles.reply} onSubmit={send} noValidate>
      <TextArea
        label={t('desk.reply')}
        error={error}
        value={text}
        maxLength={2000}
        // Opened by the button that stood here.
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <div className={staff.tools}>
        <Button type="submit" disabled={answer.isPending}>
          {t('desk.send')}
        </Button>
        <Button tone="quiet" onClick={() => setOpen(false)}>
          {t('desk.cancel')}
        </Button>
      </div>
    </form>
  )
}
