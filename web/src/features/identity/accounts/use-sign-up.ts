import { useTranslation } from 'react-i18next'
import { claimAddress } from '#shared/identity/address-routes.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { signUp } from '#web/lib/auth-actions.ts'
import type { SignUpFailure } from '#web/lib/auth-failures.ts'
import { call } from '#web/lib/client.ts'
import { useToast } from '#web/ui/toast.tsx'
import { keepPending, takePending } from '../codes/pending-code.ts'
import { lettersOf } from '../codes/typed-code.ts'
import { type Draft, metadataOf } from './sign-up-rules.ts'

/**
 * Opens an account and says how it went. `taken`: another account has the address, and neither the ticket nor the code makes
 * it give way; `signIn`: it is there, and only the sign-in did not follow; else what it was refused for, which is told already.
 */
export function useSignUp(): (
  draft: Draft,
  addressTicket?: string,
) => Promise<'taken' | 'signIn' | Exclude<SignUpFailure, 'alreadyRegistered'> | undefined> {
  const { t } = useTranslation('identity')
  const toast = useToast()
  const language = useLanguage()

  const open = (draft: Draft, addressTicket?: string) =>
    signUp({
      email: draft.email.trim(),
      password: draft.password,
      fullName: draft.fullName.trim(),
      metadata: { ...metadataOf(draft, language), addressTicket },
    })
  return async (draft, addressTicket) => {
    // Used here, it must not be claimed again after the sign-in that follows.
    const pending = { family: takePending('family'), access: takePending('access') }
    let outcome = await open(draft, addressTicket)
    if (outcome === 'alreadyRegistered') {
      const ticket = await ticketByCode(draft)
      if (ticket) outcome = await open(draft, ticket)
    }
    if (typeof outcome === 'string') {
      if (pending.family) keepPending('family', pending.family)
      if (pending.access) keepPending('access', pending.access)
      if (outcome === 'alreadyRegistered') {
        toast({ title: t('signUp.exists'), text: t('signUp.existsText'), tone: 'alert' })
        return 'taken'
      }
      toast({ title: t('error'), text: t(`signUp.failures.${outcome}`), tone: 'alert' })
      return outcome
    }
    const role = outcome.status === 'signedIn' ? highestRole(outcome.person.roles) : draft.accountType
    toast({ title: t('signUp.created'), text: t(`signUp.welcome.${role}`), tone: 'good' })
    if (draft.accountType === 'family')
      toast({ title: t('family.claimed'), text: t('family.claimedText'), tone: 'good' })
    return outcome.status === 'signedIn' ? undefined : 'signIn'
  }
}

/** Whether the school made this code for this address: then whoever has it without proof gives way. */
async function ticketByCode({ email, code }: Draft): Promise<string | undefined> {
  const letters = lettersOf(code)
  if (letters === '') return undefined
  const asked = { body: { email: email.trim(), by: { code: letters } } }
  return call(claimAddress, asked).then(
    ({ ticket }) => ticket,
    () => undefined,
  )
}
