import { useTranslation } from 'react-i18next'
import { FIRST_ANIMAL, type Slot, STORE_ITEMS } from '#shared/coins/items.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import styles from './rewards.module.css'

/** As a child would look: first who one is, then from the head down. */
const ORDER = [
  'animal',
  'hat',
  'glasses',
  'shirt',
  'pet',
  'background',
  'frame',
] as const satisfies readonly Slot[]

interface SlotChoiceProps {
  readonly chosen: Slot
  readonly onChoose: (slot: Slot) => void
}

/** What to look at, each shown by the first of its things. */
export function SlotChoice({ chosen, onChoose }: SlotChoiceProps) {
  const { t } = useTranslation('coins')
  return (
    <fieldset className={styles.slots} aria-label={t('slotsLabel')}>
      {ORDER.map(slot => {
        const first = STORE_ITEMS.find(item => item.slot === slot)
        return (
          <button
            key={slot}
            type="button"
            className={styles.slot}
            aria-pressed={slot === chosen}
            onClick={() => onChoose(slot)}
          >
            <Avatar size={40} appearance={{ animal: FIRST_ANIMAL, ...(first && { [slot]: first.itemId }) }} />
            {t(`slots.${slot}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
