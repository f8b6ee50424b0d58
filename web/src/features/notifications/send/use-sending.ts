import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sending } from '#shared/notifications/sending.ts'
import { sendingMoved } from '#shared/notifications/sending-live.ts'
import {
  cancelSending,
  getSending,
  listSendings,
  pauseSending,
  resumeSending,
  startSending,
} from '#shared/notifications/sending-routes.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useLive } from '#web/lib/use-live.ts'
import { useToast } from '#web/ui/toast.tsx'

/** What is told comes at once; what was not told is asked for. */
const POLL_MS = 3_000

const isWorking = (state: Sending['state'] | undefined) => state === 'counting' || state === 'sending'

/** How it is told that something could not be sent: by its own words where the house has any. */
export function useSendFailure() {
  const { t } = useTranslation('sendings')
  return {
    failed: t('failed'),
    words: (error: unknown) =>
      error instanceof Refusal && error.code.startsWith('notifications.') ? undefined : t('failedText'),
  }
}

/** One message to many, as it moves, and what its sender can do about it. */
export function useSending(sendingId: string) {
  const { t } = useTranslation('sendings')
  const toast = useToast()
  const failure = useSendFailure()
  const path = { sendingId }
  const read = useRead(getSending, { path }, { every: ({ data }) => isWorking(data?.state) && POLL_MS })
  const amend = useAmend(getSending, { path })
  const amendList = useAmend(listSendings, {})
  useLive(sendingMoved, moved => {
    amendList(({ sendings }) => ({
      sendings: sendings.map(one => (one.sendingId === moved.sendingId ? moved : one)),
    }))
    if (moved.sendingId === sendingId) amend(() => moved)
  })
  const state = read.data?.state
  const before = useRef(state)
  useEffect(() => {
    if (state === 'sent' && before.current === 'sending') toast({ title: t('done'), tone: 'good' })
    before.current = state
  }, [state, t, toast])
  const done = (moved: Sending) => {
    amend(() => moved)
    return undefined
  }
  const [start, pause, resume, cancel] = [
    useAction(startSending, { ...failure, done }),
    useAction(pauseSending, { ...failure, done }),
    useAction(resumeSending, { ...failure, done }),
    useAction(cancelSending, { ...failure, done }),
  ]
  const asked = { path, body: {} }
  const touch = ({ run, isPending }: typeof start) => ({ run: () => run(asked), isBusy: isPending })
  return { read, start: touch(start), pause: touch(pause), resume: touch(resume), cancel: touch(cancel) }
}
