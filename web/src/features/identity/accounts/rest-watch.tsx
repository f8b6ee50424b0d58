import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProfile } from '#shared/identity/routes.ts'
import { hasEnded, isStaff, REST_MS, type SessionKind } from '#shared/kernel/session.ts'
import { call } from '#web/lib/client.ts'
import { endHere, type Person } from '#web/lib/session.ts'
import { keepInTab, recallInTab } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const
/** When somebody last touched this page, in epoch milliseconds: a page that comes back from sleep knows it too. */
const LAST_SIGN = 'last_sign'
const LOOK_MS = 15_000
/** So long before the end somebody is asked whether they are still there. */
export const WARNING_MS = 60_000
/** Whoever reads for long asks the server for nothing: it is told that they are there. */
const TOLD_EVERY_MS = 10 * 60_000

const iso = (ms: number) => new Date(ms).toISOString()

/** Ends the session here when the server would: after rest or with the day where several use the device, staff's after their hours. */
export function RestWatch({ person }: { readonly person: Person }) {
  const { roles, begunAt } = person
  const kind: SessionKind = person.kind ?? 'own'
  const { t } = useTranslation('identity')
  const [asks, setAsks] = useState(false)
  const rests = kind !== 'own' && !isStaff(roles)

  // biome-ignore lint/correctness/useExhaustiveDependencies: roles are as the token says, and come anew with each
  useEffect(() => {
    let told = Date.now()
    const sign = () => {
      keepInTab(LAST_SIGN, String(Date.now()))
      setAsks(false)
    }
    const look = () => {
      const now = Date.now()
      const seen = Number(recallInTab(LAST_SIGN) ?? now)
      const session = { kind, begunAt: begunAt ?? iso(now), seenAt: iso(seen) }
      // Whoever has not touched it for so long is not at anything: the next child must not find it.
      if (hasEnded(session, roles, iso(now))) return void endHere({ atOnce: rests && now - seen >= REST_MS })
      setAsks(rests && now - seen >= REST_MS - WARNING_MS)
      if (rests && seen > told && now - told >= TOLD_EVERY_MS) {
        told = now
        void call(getProfile, {}).catch(() => undefined)
      }
    }
    if (recallInTab(LAST_SIGN) === undefined) sign()
    look()
    const looking = setInterval(look, LOOK_MS)
    for (const name of SIGNS) addEventListener(name, sign, { passive: true, capture: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(looking)
      for (const name of SIGNS) removeEventListener(name, sign, { capture: true })
      document.removeEventListener('visibilitychange', look)
    }
  }, [kind, begunAt, rests])

  return (
    <Dialog
      title={t('rest.title')}
      description={t('rest.text')}
      closeLabel={t('rest.stay')}
      open={asks}
      onOpenChange={open => !open && setAsks(false)}
    >
      {/* Touching it is the sign. */}
      <Button wide onClick={() => setAsks(false)}>
        {t('rest.stay')}
      </Button>
    </Dialog>
  )
}
