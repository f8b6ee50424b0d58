import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Granted } from '#shared/identity/access-code.ts'
import { applyCode } from '#shared/identity/access-code-routes.ts'
import { claimChild } from '#shared/identity/family-routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { readSession } from '#web/lib/session.ts'
import type { ToastMessage } from '#web/ui/toast-message.ts'
import { keepPending, type PendingKind } from './pending-code.ts'
import { lettersOf } from './typed-code.ts'

/** Uses a code: what it made of the person, and how that, or why not, is told. */
export function useClaim(kind: PendingKind): {
  /** Rejects where it was refused; a code that nobody answered is kept for later. */
  readonly claim: (typed: string) => Promise<Granted>
  readonly told: (granted: Granted) => ToastMessage
  readonly words: (error: unknown) => string
} {
  const { t } = useTranslation('identity')
  const client = useQueryClient()
  const child = useCommand(claimChild)
  const further = useCommand(applyCode)
  const { run } = kind === 'family' ? child : further

  const claim = async (typed: string) => {
    try {
      const granted = await run({ body: { code: lettersOf(typed) } })
      // The token in hand does not know of it yet; the menus follow it. Every read may answer otherwise from then on,
      // and not before: no route could say that.
      await readSession({ fresh: true })
      await client.invalidateQueries()
      return granted
    } catch (error) {
      // It is not the code's fault: it may still be claimed later.
      if (codeOf(error) === 'client.unreachable') keepPending(kind, typed)
      throw error
    }
  }
  const told = ({ role }: Granted) =>
    role === 'family'
      ? { title: t('family.claimed'), text: t('family.claimedText') }
      : { title: t('apply.used'), text: t(`apply.now.${role}`) }
  return { claim, told, words: error => t(`claimFailures.${kind}.${reasonOf(codeOf(error))}`) }
}

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : '')

function reasonOf(code: string): 'invalid' | 'tooMany' | 'unreachable' | 'failed' {
  if (code === 'identity.codeInvalid' || code === 'kernel.invalid') return 'invalid'
  if (code === 'kernel.tooManyRequests') return 'tooMany'
  return code === 'client.unreachable' ? 'unreachable' : 'failed'
}
