import { useTranslation } from 'react-i18next'
import type { Texts } from '#web/i18n/texts.ts'

type Named = keyof Texts['coins']['items']

/** What an item is called; its id, where this page is older than the item. */
export function useItemName(): (itemId: string) => string {
  const { t, i18n } = useTranslation('coins')
  return itemId => (i18n.exists(`coins:items.${itemId}`) ? t(`items.${itemId as Named}`) : itemId)
}
