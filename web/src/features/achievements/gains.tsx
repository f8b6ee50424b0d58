import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { badgeOf } from '#shared/achievements/badges.ts'
import { badgeGained, titleGained } from '#shared/achievements/live.ts'
import { listBadges, listChallenges, listTitles } from '#shared/achievements/routes.ts'
import { keyOf } from '#web/lib/query.ts'
import { useLive } from '#web/lib/use-live.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { BadgePicture } from './badge-picture.tsx'
import { useBadgeName, useTitleName } from './use-achievements.ts'

export const UNLOCKED_MS = 4000

/** Titles and badges as they come: each is announced once. */
export function Gains() {
  const { t } = useTranslation('achievements')
  const toast = useToast()
  const client = useQueryClient()
  const titleName = useTitleName()
  const badgeName = useBadgeName()
  const again = () => {
    for (const route of [listTitles, listBadges, listChallenges])
      void client.invalidateQueries({ queryKey: [keyOf(route)[0]] })
  }
  useLive(titleGained, ({ titleId }) => {
    again()
    const art = <Icon name="medal" size={32} />
    toast({ title: t('unlocked'), text: titleName(titleId), art, duration: UNLOCKED_MS })
  })
  useLive(badgeGained, ({ badgeId }) => {
    again()
    const badge = badgeOf(badgeId)
    const art = badge && <BadgePicture {...badge} size={44} isEarned />
    toast({ title: t('badgeGained'), text: badgeName(badgeId), art, duration: UNLOCKED_MS })
  })
  return null
}
