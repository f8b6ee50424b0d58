import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmEmailCode, sendEmailCode } from '#web/lib/auth-actions.ts'
import { useToast } from '#web/ui/toast.tsx'

/** Proves one's address: a code is sent there, then confirmed; how it went is said in toasts. */
export function useEmailProof() {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const [sent, setSent] = useState(false)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const told = async (deed: ReturnType<typeof sendEmailCode>) => {
    setBusy(true)
    const failure = await deed
    setBusy(false)
    if (failure) toast({ title: t('error'), text: t(`verify.failures.${failure}`), tone: 'alert' })
    return failure === undefined
  }
  return {
    sent,
    code,
    setCode,
    busy,
    async send() {
      if (!busy && (await told(sendEmailCode()))) setSent(true)
    },
    async confirm() {
      if (busy || !code.trim() || !(await told(confirmEmailCode(code.trim())))) return
      toast({ title: t('verify.done'), text: t('verify.doneText'), tone: 'good' })
    },
  }
}
