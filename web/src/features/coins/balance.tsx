import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Coin } from './coin.tsx'
import styles from './rewards.module.css'
import { useBalance } from './use-inventory.ts'

/** The coins there are to spend. */
export function Balance() {
  const { t } = useTranslation('coins')
  const balance = useBalance()
  return (
    <p className={styles.purse}>
      <Coin size={32} />
      <VisuallyHidden>{t('balance')}</VisuallyHidden>
      <strong>{balance ?? '–'}</strong>
    </p>
  )
}

/** What something costs. */
export const Price = ({ coins }: { readonly coins: number }) => (
  <span className={styles.price}>
    <Coin size={22} />
    {coins}
  </span>
)
