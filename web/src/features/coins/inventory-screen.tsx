import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FREEZE, SLOTS, STORE_ITEMS } from '#shared/coins/items.ts'
import type { Inventory } from '#shared/coins/store-schema.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { Read } from '#web/i18n/read.tsx'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useIsStudent } from '#web/lib/use-own.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Balance } from './balance.tsx'
import styles from './rewards.module.css'
import { Snowflower } from './snowflower.tsx'
import { useInventory } from './use-inventory.ts'
import { useItemName } from './use-item-name.ts'

/** The backpack: everything that was bought, newest first in its kind. */
export function Component() {
  const { t } = useTranslation('coins')
  const isStudent = useIsStudent()
  return (
    <div className={styles.screen} data-register="child">
      <PageHead
        title={t('inventory.title')}
        intro={<Hearable text={isStudent ? t('inventory.lead') : t('preview')} />}
        actions={<Balance />}
      />
      <Read
        of={useInventory()}
        place="70dvh"
        empty={{
          when: ({ owned, freezes }) => owned.length === 0 && freezes === 0,
          text: t('inventory.none'),
          action: <ToStore />,
        }}
      >
        {inventory => <Things inventory={inventory} />}
      </Read>
    </div>
  )
}

function ToStore() {
  const { t } = useTranslation('coins')
  return (
    <Button asChild tone="gold">
      <Link to="/rewards-store">
        <Icon name="store" />
        {t('avatar.toStore')}
      </Link>
    </Button>
  )
}

function Things({ inventory: { owned, appearance, freezes } }: { readonly inventory: Inventory }) {
  const { t } = useTranslation('coins')
  const language = useLanguage()
  const nameOf = useItemName()
  const bought = new Map(owned.map(({ itemId, boughtAt }) => [itemId, boughtAt]))
  return (
    <>
      {freezes > 0 && (
        <section className={styles.freeze} aria-label={nameOf(FREEZE.itemId)}>
          <Snowflower size={72} />
          <div>
            <h2>{nameOf(FREEZE.itemId)}</h2>
            <p>{t('store.freeze')}</p>
          </div>
          <Badge tone="good">{t('store.freezes', { count: freezes })}</Badge>
        </section>
      )}
      <div className={styles.kinds}>
        {SLOTS.map(slot => {
          const things = STORE_ITEMS.filter(item => item.slot === slot && bought.has(item.itemId)).sort(
            (a, b) => (bought.get(b.itemId) ?? '').localeCompare(bought.get(a.itemId) ?? ''),
          )
          if (things.length === 0) return null
          return (
            <section key={slot} className={styles.kind} aria-labelledby={`slot-${slot}`}>
              <h2 id={`slot-${slot}`}>{t(`slots.${slot}`)}</h2>
              <ul className={styles.few}>
                {things.map(({ itemId }) => (
                  <li key={itemId}>
                    <article
                      aria-label={nameOf(itemId)}
                      className={styles.item}
                      data-equipped={appearance[slot] === itemId || undefined}
                    >
                      <Avatar size={116} appearance={{ animal: appearance.animal, [slot]: itemId }} />
                      <h3>{nameOf(itemId)}</h3>
                      <small className={styles.short}>
                        {relativeTime(bought.get(itemId) ?? '', language)}
                      </small>
                    </article>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <div className={styles.choose}>
        <Button asChild>
          <Link to="/avatar">
            <Icon name="person" />
            {t('inventory.toAvatar')}
          </Link>
        </Button>
        <ToStore />
      </div>
    </>
  )
}
