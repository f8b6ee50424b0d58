import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { confirmEmailCode, sendEmailCode } from '#web/lib/auth-actions.ts'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { PoolRefusal, poolWords } from './pool-refusal.ts'

const Typed = z.strictObject({ code: z.string().check(z.trim(), z.minLength(1)) })

/** Proves one's address: a code is sent there, then typed in a form. */
export function useEmailProof() {
  const { t } = useTranslation('identity')
  const [isSent, setSent] = useState(false)
  const told = async (deed: ReturnType<typeof sendEmailCode>) => {
    const failure = await deed
    if (failure) throw new PoolRefusal(failure, t(`verify.failures.${failure}`))
  }
  const sending = useAsyncAction(() => told(sendEmailCode()), {
    done: () => void setSent(true),
    words: poolWords,
    inline: true,
  })
  const { form, field } = useSchemaForm(Typed, {
    defaults: { code: '' },
    words: { code: t('reset.codeNeeded') },
    fieldOfCode: { codeWrong: 'code', codeExpired: 'code' },
    refusalWords: poolWords,
    send: ({ code }) => told(confirmEmailCode(code)),
    done: () => ({ title: t('verify.done'), text: t('verify.doneText') }),
  })
  return {
    isSent,
    send: () => void sending.run(undefined),
    form: { ...form, isPending: sending.isPending, problem: form.problem ?? sending.problem },
    field: { ...field('code'), inputMode: 'numeric', autoComplete: 'one-time-code' } as const,
  }
}
