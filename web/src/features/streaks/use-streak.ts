import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { streakChanged } from '#shared/streaks/live.ts'
import { getStreak } from '#shared/streaks/routes.ts'
import { isMilestone } from '#shared/streaks/rules.ts'
import { useAmend, useRead } from '#web/lib/query.ts'
import { useLive, useRefetchOnOpen } from '#web/lib/use-live.ts'
import { useToast } from '#web/ui/toast.tsx'
import { Flamboyan } from './flamboyan.tsx'

export const STREAK_MS = 5000
export const MILESTONE_MS = 7000

/** The run of days, as it grows; a day added is announced, a run that begins anew is not. */
export function useStreak() {
  const { t } = useTranslation('frame')
  const toast = useToast()
  const amend = useAmend(getStreak, {})
  useRefetchOnOpen(getStreak)
  useLive(streakChanged, streak => {
    amend(() => streak)
    const { streakDays } = streak
    if (streakDays < 2) return
    const art = createElement(Flamboyan, { size: 40 })
    toast({
      title: t('streaks.active'),
      text: t('streaks.days', { count: streakDays }),
      art,
      duration: STREAK_MS,
    })
    if (!isMilestone(streakDays)) return
    toast({
      title: t('streaks.milestone'),
      text: t('streaks.milestoneText', { count: streakDays }),
      art,
      duration: MILESTONE_MS,
    })
  })
  return useRead(getStreak, {})
}
