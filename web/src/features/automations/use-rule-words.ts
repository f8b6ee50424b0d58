import { useTranslation } from 'react-i18next'
import type { Rule } from '#shared/automations/schema.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import type { FlagRule } from '#shared/kernel/flag-rule.ts'
import { type Place, partsOf } from '#shared/kernel/place.ts'
import { useRead } from '#web/lib/query.ts'

/** What a place is called: a group by its name once that is known. */
export function usePlaceName(place: Place): string {
  const { t } = useTranslation('automations')
  const { kind, id } = partsOf(place)
  const isGroup = kind === 'group'
  const { data } = useRead(getRoster, { path: { groupId: id } }, { enabled: isGroup })
  return isGroup ? (data?.group.name ?? t('place.group')) : t('place.school')
}

/** A condition in words; one that this page does not know yet by its own name. */
export function useConditionWords(): (condition: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation('automations')
  return condition =>
    condition !== undefined && i18n.exists(`automations:conditions.${condition}`)
      ? t(`conditions.${condition as FlagRule}`)
      : condition
}

/** When a rule tells, in words. */
export function useWhenWords(): (when: Rule['when']) => string {
  const { t } = useTranslation('automations')
  const conditionWords = useConditionWords()
  return ({ occasion, condition }) =>
    [t(`occasions.${occasion}`), conditionWords(condition)].filter(Boolean).join(': ')
}
