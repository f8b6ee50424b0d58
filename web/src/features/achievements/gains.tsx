import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rewardsGained } from '#shared/achievements/live.ts'
import { listBadges, listChallenges, listTitles } from '#shared/achievements/routes.ts'
import { keyOf } from '#web/lib/query.ts'
import { useLive } from '#web/lib/use-live.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useTitleName } from './use-achievements.ts'

export const UNLOCKED_MS = 4000

/** What a deed gave, as it comes: its titles are announced, in one toast; badges and challenges wait in the bell. */
export function Gains() {
  const { t } = useTranslation('achievements')
  const toast = useToast()
  const client = useQueryClient()
  const titleName = useTitleName()
  useLive(rewardsGained, ({ titles }) => {
    for (const route of [listTitles, listBadges, listChallenges])
      void client.invalidateQueries({ queryKey: [keyOf(route)[0]] })
    if (titles.length === 0) return
    toast({
      title: t('unlocked'),
      text: titles.map(titleName).join(' · '),
      art: <Icon name="medal" size={32} />,
      duration: UNLOCKED_MS,
    })
  })
  return null
}
