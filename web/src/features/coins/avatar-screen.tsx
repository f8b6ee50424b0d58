import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FIRST_ANIMAL, type Slot, STORE_ITEMS } from '#shared/coins/items.ts'
import { changeAppearance, getInventory } from '#shared/coins/store-routes.ts'
import type { Appearance, Inventory } from '#shared/coins/store-schema.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { Read } from '#web/i18n/read.tsx'
import { useAmend } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useIsStudent } from '#web/lib/use-own.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Balance } from './balance.tsx'
import styles from './rewards.module.css'
import { SlotChoice } from './slot-choice.tsx'
import { useInventory } from './use-inventory.ts'
import { useItemName } from './use-item-name.ts'

/** The child's own: a mirror, and everything there is to put on. */
export function Component() {
  const { t } = useTranslation('coins')
  const isStudent = useIsStudent()
  return (
    <div className={styles.screen} data-register="child">
      <PageHead
        title={t('avatar.title')}
        intro={<Hearable text={isStudent ? t('avatar.lead') : t('preview')} />}
        actions={<Balance />}
      />
      <Read of={useInventory()} place="70dvh">
        {inventory => <DressingRoom inventory={inventory} />}
      </Read>
    </div>
  )
}

function DressingRoom({ inventory: { owned, appearance } }: { readonly inventory: Inventory }) {
  const { t } = useTranslation('coins')
  const isStudent = useIsStudent()
  const nameOf = useItemName()
  const [slot, setSlot] = useState<Slot>('animal')
  const amend = useAmend(getInventory, {})
  const change = useAction(changeAppearance, { failed: t('avatar.failed') })
  const own = new Set(owned.map(({ itemId }) => itemId))
  const first = slot === 'animal' ? [FIRST_ANIMAL] : []
  const mine = [
    ...first,
    ...STORE_ITEMS.filter(item => item.slot === slot && own.has(item.itemId)).map(({ itemId }) => itemId),
  ]

  const equip = async (after: Appearance) => {
    // It is on at once; what is refused comes off again.
    amend(inventory => ({ ...inventory, appearance: after }))
    const changed = isStudent ? await change.run({ body: after }) : undefined
    if (isStudent && !changed) amend(inventory => ({ ...inventory, appearance }))
  }
  const toggle = (itemId: string) => {
    const { [slot]: equipped, ...rest } = appearance
    if (equipped !== itemId) return equip({ ...appearance, [slot]: itemId })
    return slot === 'animal' ? undefined : equip({ animal: appearance.animal, ...rest })
  }
  return (
    <div className={styles.dressing}>
      <div className={styles.mirror}>
        <Avatar size={220} appearance={appearance} />
        <Button asChild tone="gold">
          <Link to="/rewards-store">
            <Icon name="store" />
            {t('avatar.toStore')}
          </Link>
        </Button>
      </div>
      <div>
        <SlotChoice chosen={slot} onChoose={setSlot} />
        {mine.length === 0 ? (
          <p>
            <Hearable text={t('avatar.none')} />
          </p>
        ) : (
          <ul className={styles.shelf} aria-label={t(`slots.${slot}`)}>
            {mine.map(itemId => {
              const isEquipped = appearance[slot] === itemId
              return (
                <li key={itemId}>
                  <article
                    aria-label={nameOf(itemId)}
                    className={styles.item}
                    data-equipped={isEquipped || undefined}
                  >
                    <Avatar size={116} appearance={{ animal: appearance.animal, [slot]: itemId }} />
                    <h3>{nameOf(itemId)}</h3>
                    <Button
                      tone={isEquipped ? 'quiet' : 'primary'}
                      wide
                      disabled={!isStudent || (isEquipped && slot === 'animal')}
                      aria-pressed={isEquipped}
                      onClick={() => toggle(itemId)}
                    >
                      {isEquipped && <Icon name="check" size={20} />}
                      {isEquipped ? t('avatar.worn') : t('avatar.wear')}
                    </Button>
                  </article>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </div>
  )
}
