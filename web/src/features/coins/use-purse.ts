import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceChanged } from '#shared/coins/live.ts'
import { getPurse } from '#shared/coins/routes.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useLive, useRefetchOnOpen } from '#web/lib/use-live.ts'
import { useToast } from '#web/ui/toast.tsx'
import { Coin } from './coin.tsx'

export const EARNED_MS = 3000

/** The balance, as it moves; coins that arrive are announced. */
export function usePurse() {
  const { t } = useTranslation('frame')
  const toast = useToast()
  const amend = useAmend(getPurse, {})
  useRefetchOnOpen(getPurse)
  useLive(balanceChanged, ({ balance, version, lastAmount }) => {
    amend(purse => ({ ...purse, balance, version }))
    if (lastAmount <= 0) return
    const earned = (count: number) => t('coins.earned', { count })
    toast({
      title: earned(lastAmount),
      sum: { of: 'coins', amount: lastAmount, title: earned },
      art: createElement(Coin, { size: 40 }),
      duration: EARNED_MS,
    })
  })
  return useRead(getPurse, {})
}
