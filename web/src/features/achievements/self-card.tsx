import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FIRST_ANIMAL } from '#shared/coins/items.ts'
import { getInventory } from '#shared/coins/store-routes.ts'
import { useOwn } from '#web/lib/use-own.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import styles from './achievements.module.css'
import { useEquipped, useTitleName } from './use-achievements.ts'

/** What a child wears: their animal, and their title. */
export function useOwnAppearance() {
  const inventory = useOwn(getInventory, {}, { owned: [], appearance: { animal: FIRST_ANIMAL }, freezes: 0 })
  const titleId = useEquipped().data?.titleId
  const nameOf = useTitleName()
  return {
    appearance: inventory.data?.appearance ?? { animal: FIRST_ANIMAL },
    title: titleId && nameOf(titleId),
  }
}

/** Oneself, as others see one. */
export function SelfCard({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('achievements')
  const { appearance, title } = useOwnAppearance()
  return (
    <section className={styles.self} aria-label={t('myAvatar')}>
      <Avatar size={112} appearance={appearance} />
      <div>
        <strong>{title ?? t('noTitle')}</strong>
        {children}
      </div>
    </section>
  )
}
