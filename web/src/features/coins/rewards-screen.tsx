import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listTransactions } from '#shared/coins/routes.ts'
import type { CoinTransaction } from '#shared/coins/schema.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { Read } from '#web/i18n/read.tsx'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useReadPages } from '#web/lib/pages.ts'
import { useIsStudent } from '#web/lib/use-own.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Balance } from './balance.tsx'
import { Coin } from './coin.tsx'
import styles from './rewards.module.css'
import { Snowflower } from './snowflower.tsx'
import { useItemName } from './use-item-name.ts'

const WAYS = ['read', 'activity', 'first', 'streak'] as const

/** What coins there are, how more are earned, and where each came from and went. */
export function Component() {
  const { t } = useTranslation('coins')
  const isStudent = useIsStudent()
  return (
    <div className={styles.screen} data-register="child">
      <PageHead
        title={t('rewards.title')}
        intro={<Hearable text={isStudent ? t('rewards.lead') : t('preview')} />}
        actions={<Balance />}
      />
      <div className={styles.choose}>
        <Button asChild tone="gold">
          <Link to="/rewards-store">
            <Icon name="store" />
            {t('avatar.toStore')}
          </Link>
        </Button>
        <Button asChild tone="quiet">
          <Link to="/inventory">
            <Icon name="backpack" />
            {t('inventory.title')}
          </Link>
        </Button>
      </div>
      <section className={styles.part} aria-labelledby="ways">
        <h2 id="ways">{t('rewards.how')}</h2>
        <ul className={styles.ways}>
          {WAYS.map(way => (
            <li key={way}>
              <Coin size={32} />
              {t(`rewards.ways.${way}`)}
            </li>
          ))}
        </ul>
      </section>
      {isStudent && <Ledger />}
    </div>
  )
}

function Ledger() {
  const { t } = useTranslation('coins')
  const { pages, ...list } = useReadPages(
    listTransactions,
    after => ({ query: after ? { after } : {} }),
    ({ transactions, next }) => ({ rows: transactions, next }),
  )
  return (
    <section className={styles.part} aria-labelledby="ledger">
      <h2 id="ledger">{t('rewards.history')}</h2>
      <Read of={list} place="320px" empty={{ when: lines => lines.length === 0, text: t('rewards.none') }}>
        {lines => (
          <Card flush>
            <ul className={styles.ledger}>
              {lines.map(line => (
                <Line key={line.transactionId} line={line} />
              ))}
            </ul>
            <LoadMore pages={pages} shown={lines.length} />
          </Card>
        )}
      </Read>
    </section>
  )
}

function Line({ line: { amount, reason, itemId, createdAt } }: { readonly line: CoinTransaction }) {
  const { t } = useTranslation('coins')
  const language = useLanguage()
  const nameOf = useItemName()
  const signed = new Intl.NumberFormat(language, { signDisplay: 'always' })
  return (
    <li>
      {reason === 'freezeBought' ? <Snowflower size={32} /> : <Coin size={32} />}
      <span>
        {itemId ? nameOf(itemId) : t(`reasons.${reason}`)}
        <small>{relativeTime(createdAt, language)}</small>
      </span>
      <span className={styles.amount} data-earned={amount > 0 || undefined}>
        {signed.format(amount)}
      </span>
    </li>
  )
}
