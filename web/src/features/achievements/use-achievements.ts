import { useTranslation } from 'react-i18next'
import type { Counter } from '#shared/achievements/counters.ts'
import { getEquipped, listBadges, listChallenges, listTitles } from '#shared/achievements/routes.ts'
import { TITLES } from '#shared/achievements/titles.ts'
import type { Texts } from '#web/i18n/texts.ts'
import { useOwn } from '#web/lib/use-own.ts'

const locked = TITLES.map(title => ({ ...title, isEquipped: false }))

export const useTitles = () => useOwn(listTitles, {}, { titles: locked, counts: { level: 1 } })
export const useBadges = () => useOwn(listBadges, {}, { badges: [], counts: { level: 1 } })
export const useEquipped = () => useOwn(getEquipped, {}, { version: 0 })
export const useChallenges = () => useOwn(listChallenges, {}, { challenges: [] })

type TitleName = keyof Texts['achievements']['notices']['gained']['titles']
type BadgeName = keyof Texts['achievements']['notices']['gained']['badges']

/** What a title is called; its id, where this page is older than the title. */
export function useTitleName(): (titleId: string) => string {
  const { t, i18n } = useTranslation('achievements')
  return titleId =>
    i18n.exists(`achievements:notices.gained.titles.${titleId}`)
      ? t(`notices.gained.titles.${titleId as TitleName}`)
      : titleId
}

/** What a badge is called. */
export function useBadgeName(): (badgeId: string) => string {
  const { t, i18n } = useTranslation('achievements')
  return badgeId =>
    i18n.exists(`achievements:notices.gained.badges.${badgeId}`)
      ? t(`notices.gained.badges.${badgeId as BadgeName}`)
      : badgeId
}

/** So many of a counter, in words. */
export function useCounted(): (counter: Counter, count: number) => string {
  const { t } = useTranslation('achievements')
  return (counter, count) => t(`counters.${counter}`, { count })
}
