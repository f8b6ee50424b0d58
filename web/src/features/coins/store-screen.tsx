import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FREEZE, type Slot, STORE_ITEMS } from '#shared/coins/items.ts'
import type { Inventory } from '#shared/coins/store-schema.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useIsStudent } from '#web/lib/use-own.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Balance, Price } from './balance.tsx'
import { BuyDialog, type Wanted } from './buy-dialog.tsx'
import styles from './rewards.module.css'
import { SlotChoice } from './slot-choice.tsx'
import { Snowflower } from './snowflower.tsx'
import { useBalance, useInventory } from './use-inventory.ts'
import { useItemName } from './use-item-name.ts'

/** Where coins become things to wear: each is tried on before it is bought. */
export function Component() {
  const { t } = useTranslation('coins')
  const isStudent = useIsStudent()
  return (
    <div className={styles.screen} data-register="child">
      <PageHead
        title={t('store.title')}
        intro={<Hearable text={isStudent ? t('store.lead') : t('preview')} />}
        actions={<Balance />}
      />
      <Read of={useInventory()} place="70dvh">
        {inventory => <Shelves inventory={inventory} />}
      </Read>
    </div>
  )
}

function Shelves({ inventory }: { readonly inventory: Inventory }) {
  const { t } = useTranslation('coins')
  const language = useLanguage()
  const isStudent = useIsStudent()
  const balance = useBalance() ?? 0
  const nameOf = useItemName()
  const [slot, setSlot] = useState<Slot>('hat')
  const [wanted, setWanted] = useState<Wanted>()
  const { owned, appearance, freezes, closedUntil } = inventory
  const own = new Set(owned.map(({ itemId }) => itemId))
  const isClosed = closedUntil !== undefined
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'America/Puerto_Rico' })
  return (
    <>
      {closedUntil && (
        <p className={styles.closed}>
          <Icon name="lock" />
          <Hearable text={t('store.closed', { time: time.format(new Date(closedUntil)) })} />
        </p>
      )}
      <section className={styles.freeze} aria-labelledby="freeze">
        <Snowflower size={72} />
        <div>
          <h2 id="freeze">{nameOf(FREEZE.itemId)}</h2>
          <p>
            <Hearable text={t('store.freeze')} />
          </p>
          <Badge>{t('store.freezes', { count: freezes })}</Badge>
        </div>
        {freezes < FREEZE.most ? (
          <Button tone="quiet" disabled={isClosed || !isStudent} onClick={() => setWanted(FREEZE)}>
            <Price coins={FREEZE.price} />
          </Button>
        ) : (
          <Badge tone="good">{t('store.full')}</Badge>
        )}
      </section>
      <SlotChoice chosen={slot} onChoose={setSlot} />
      <ul className={styles.shelf} aria-label={t(`slots.${slot}`)}>
        {STORE_ITEMS.filter(item => item.slot === slot).map(item => (
          <li key={item.itemId}>
            <article aria-label={nameOf(item.itemId)} className={styles.item}>
              <Avatar size={132} appearance={{ animal: appearance.animal, [slot]: item.itemId }} />
              <h3>{nameOf(item.itemId)}</h3>
              {own.has(item.itemId) ? (
                <Button asChild tone="quiet" wide>
                  <Link to="/avatar">
                    <Icon name="check" size={20} />
                    {t('store.owned')}
                  </Link>
                </Button>
              ) : (
                <Button
                  tone={balance >= item.price && !isClosed ? 'gold' : 'quiet'}
                  wide
                  disabled={isClosed || !isStudent}
                  aria-label={t('store.tryOn', { name: nameOf(item.itemId), count: item.price })}
                  onClick={() => setWanted(item)}
                >
                  <Price coins={item.price} />
                </Button>
              )}
            </article>
          </li>
        ))}
      </ul>
      {wanted && (
        <BuyDialog
          item={wanted}
          appearance={appearance}
          balance={balance}
          onClose={() => setWanted(undefined)}
          onBought={() => setWanted(undefined)}
        />
      )}
    </>
  )
}
