import { useTranslation } from 'react-i18next'
import type { FREEZE, StoreItem } from '#shared/coins/items.ts'
import { buyItem } from '#shared/coins/store-routes.ts'
import type { Appearance } from '#shared/coins/store-schema.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { notSignedIn } from '#web/lib/not-signed-in.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Price } from './balance.tsx'
import styles from './rewards.module.css'
import { Snowflower } from './snowflower.tsx'
import { useItemName } from './use-item-name.ts'

export type Wanted = StoreItem | typeof FREEZE

interface BuyDialogProps {
  readonly item: Wanted
  /** What is worn now: the item is tried on over it. */
  readonly appearance: Appearance
  readonly balance: number
  readonly onClose: () => void
  readonly onBought: (item: Wanted) => void
}

/** The thing tried on, and one question: whether it is bought. */
export function BuyDialog({ item, appearance, balance, onClose, onBought }: BuyDialogProps) {
  const { t } = useTranslation('coins')
  const name = useItemName()(item.itemId)
  const buy = useAction(buyItem, {
    failed: t('spendFailed'),
    words: notSignedIn(t('notSignedIn')),
    done: () => {
      onBought(item)
      return { title: t('bought', { name }) }
    },
  })
  const missing = item.price - balance
  const isOnline = useOnline()
  const toast = useToast()
  const confirm = async () => {
    // It would wait until there is a network, and take coins when nobody looks any more.
    if (isOnline) await buy.run({ path: { itemId: item.itemId }, body: {} })
    else toast({ title: t('spendFailed'), text: t('offline'), tone: 'alert' })
    onClose()
  }
  return (
    <Dialog title={name} closeLabel={t('close')} open onOpenChange={isOpen => !isOpen && onClose()}>
      <div className={styles.ask} data-register="child">
        {'slot' in item ? (
          <Avatar size={200} appearance={{ ...appearance, [item.slot]: item.itemId }} />
        ) : (
          <Snowflower size={120} />
        )}
        <p>
          <Hearable
            text={missing > 0 ? t('missing', { count: missing }) : t('ask', { count: item.price, name })}
          />
        </p>
        <div className={styles.choose}>
          <Button tone="quiet" onClick={onClose}>
            {t('later')}
          </Button>
          {missing <= 0 && (
            <Button tone="gold" aria-disabled={buy.isPending} onClick={confirm}>
              {t('buy')}
              <Price coins={item.price} />
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
