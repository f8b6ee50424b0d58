import { useTranslation } from 'react-i18next'
import type { Role } from '#shared/kernel/standing.ts'
import { AccountArt } from './account-art.tsx'
import styles from './account-choice.module.css'
import { ACCOUNT_TYPES } from './sign-up-rules.ts'

interface AccountChoiceProps {
  readonly chosen: Role | undefined
  readonly onChoose: (type: Role) => void
}

/** Who opens the account: six cards, one of them chosen. */
export function AccountChoice({ chosen, onChoose }: AccountChoiceProps) {
  const { t } = useTranslation('identity')
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('signUp.who')}</legend>
      <div className={styles.cards}>
        {ACCOUNT_TYPES.map(type => (
          <label key={type} className={styles.card}>
            <input
              type="radio"
              name="accountType"
              value={type}
              checked={type === chosen}
              onChange={() => onChoose(type)}
            />
            <AccountArt type={type} />
            <span>{t(`roles.${type}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
