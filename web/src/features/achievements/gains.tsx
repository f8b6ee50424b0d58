import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
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
/** What one deed gave comes within so many milliseconds, and is told together. */
const TOGETHER_MS = 500

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
  const sayBadges = useTogether((badgeIds: readonly string[]) => {
    again()
    const badge = badgeOf(badgeIds[0] ?? '')
    const art = badge && <BadgePicture {...badge} size={44} isEarned />
    const text = badgeIds.map(badgeName).join(' · ')
    toast({ title: t('badgeGained', { count: badgeIds.length }), text, art, duration: UNLOCKED_MS })
  })
  useLive(badgeGained, ({ badgeId }) => sayBadges(badgeId))
  return null
}

/** Gathers what comes one soon after the other, and says it once. */
function useTogether<One>(say: (all: readonly One[]) => void): (one: One) => void {
  const latest = useRef(say)
  const gathered = useRef<One[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = say
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return one => {
    gathered.current.push(one)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(gathered.current.splice(0)), TOGETHER_MS)
  }
}
