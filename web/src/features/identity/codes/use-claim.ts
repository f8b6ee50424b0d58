import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Granted } from '#shared/identity/access-code.ts'
import { applyCode } from '#shared/identity/access-code-routes.ts'
import { claimChild } from '#shared/identity/family-routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { readSession } from '#web/lib/session.ts'
import { useToast } from '#web/ui/toast.tsx'
import { keepPending, type PendingKind } from './pending-code.ts'
import { lettersOf } from './typed-code.ts'

/** Uses a code and says how it went; what it made of the person, or undefined when it was refused. */
export function useClaim(kind: PendingKind): {
  readonly claim: (typed: string) => Promise<Granted | undefined>
  readonly isPending: boolean
} {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const client = useQueryClient()
  const child = useCommand(claimChild)
  const further = useCommand(applyCode)
  const use = kind === 'family' ? child : further

  const claim = async (typed: string) => {
    try {
      const granted = await use.run({ body: { code: lettersOf(typed) } })
      // The token in hand does not know of it yet; the menus follow it.
      await readSession({ fresh: true })
      await client.invalidateQueries()
      if (granted.role === 'family')
        toast({ title: t('family.claimed'), text: t('family.claimedText'), tone: 'good' })
      else toast({ title: t('apply.used'), text: t(`apply.now.${granted.role}`), tone: 'good' })
      return granted
    } catch (error) {
      const code = error instanceof Refusal ? error.code : ''
      // It is not the code's fault: it may still be claimed later.
      if (code === 'client.unreachable') keepPending(kind, typed)
      toast({ title: t('error'), text: t(`claimFailures.${kind}.${reasonOf(code)}`), tone: 'alert' })
      return undefined
    }
  }
  return { claim, isPending: use.isPending }
}

function reasonOf(code: string): 'invalid' | 'tooMany' | 'unreachable' | 'failed' {
  if (code === 'identity.codeInvalid' || code === 'kernel.invalid') return 'invalid'
  if (code === 'kernel.tooManyRequests') return 'tooMany'
  return code === 'client.unreachable' ? 'unreachable' : 'failed'
}
