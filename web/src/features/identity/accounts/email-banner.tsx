import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmEmailCode, type Person, sendEmailCode } from '#web/lib/session.ts'
import { keep, recall } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import styles from './email-banner.module.css'

/** Closed, it comes back after this many days: a password is forgotten sooner or later. */
const REST_DAYS = 14
const closedAs = (personId: string) => `email-banner-closed:${personId}`
const isResting = (personId: string) =>
  Date.now() - Number(recall(closedAs(personId)) ?? 0) < REST_DAYS * 24 * 60 * 60 * 1000

/** Offers to prove an address that is not proven yet. */
export function EmailBanner({ person }: { readonly person: Person }) {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const { personId, email } = person
  const [closed, setClosed] = useState(() => isResting(personId))
  const [sent, setSent] = useState(false)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  if (closed) return null

  const close = () => {
    keep(closedAs(personId), String(Date.now()))
    setClosed(true)
  }
  const send = async () => {
    setBusy(true)
    const failure = await sendEmailCode()
    setBusy(false)
    if (failure) toast({ title: t('error'), text: t(`verify.failures.${failure}`), tone: 'alert' })
    else setSent(true)
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !code.trim()) return
    setBusy(true)
    const failure = await confirmEmailCode(code.trim())
    setBusy(false)
    if (failure) toast({ title: t('error'), text: t(`verify.failures.${failure}`), tone: 'alert' })
    else toast({ title: t('verify.done'), text: t('verify.doneText'), tone: 'good' })
  }
  return (
    <form className={styles.banner} onSubmit={confirm} aria-label={t('verify.label')} data-register="staff">
      <Icon name="info" size={20} />
      <p className={styles.text} role={sent ? 'status' : undefined}>
        {sent ? t('verify.sent', { email }) : t('verify.text', { email })}
      </p>
      {sent ? (
        <>
          <input
            className={styles.code}
            aria-label={t('verify.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="123456"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" aria-disabled={busy}>
            {t('verify.confirm')}
          </Button>
        </>
      ) : (
        <Button tone="quiet" aria-disabled={busy} onClick={send}>
          {t('verify.send')}
        </Button>
      )}
      <IconButton icon="close" label={t('verify.close')} onClick={close} />
    </form>
  )
}
