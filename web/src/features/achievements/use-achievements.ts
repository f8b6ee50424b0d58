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

type TitleName = keyof Texts['achievements']['titleNames']
type BadgeName = keyof Texts['achievements']['badgeNames']

/** What a title is called; its id, where this page is older than the title. */
export function useTitleName(): (titleId: string) => string {
  const { t, i18n } = useTranslation('achievements')
  return titleId =>
    i18n.exists(`achievements:titleNames.${titleId}`) ? t(`titleNames.${titleId as TitleName}`) : titleId
}

/** What a badge is called. */
export function useBadgeName(): (badgeId: string) => string {
  const { t, i18n } = useTranslation('achievements')
  return badgeId =>
    i18n.exists(`achievements:badgeNames.${badgeId}`) ? t(`badgeNames.${badgeId as BadgeName}`) : badgeId
}

/** So many of a counter, in words. */
export function useCounted(): (counter: Counter, count: number) => string {
  const { t } = useTranslation('achievements')
  return (counter, count) => t(`counters.${counter}`, { count })
}
