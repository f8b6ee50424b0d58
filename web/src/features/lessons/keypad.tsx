import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './keypad.module.css'

const LONGEST = 3
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface KeypadProps {
  readonly disabled: boolean
  readonly onAnswer: (answer: string) => void
}

/** A number written with big keys, by finger or keyboard. */
export function Keypad({ disabled, onAnswer }: KeypadProps) {
  const { t } = useTranslation('lessons')
  const [written, write] = useState('')
  const number = written === '' ? '' : String(Number(written))
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      disabled={disabled}
      onClick={() => write((written + digit).slice(0, LONGEST))}
    >
      {digit}
    </button>
  )
  return (
    <form
      className={styles.keypad}
      onSubmit={event => {
        event.preventDefault()
        if (number === '' || disabled) return
        write('')
        onAnswer(number)
      }}
    >
      <input
        className={styles.number}
        aria-label={t('number')}
        inputMode="none"
        autoComplete="off"
        disabled={disabled}
        value={written}
        onChange={({ target }) => write(target.value.replace(/\D/g, '').slice(0, LONGEST))}
      />
      <div className={styles.keys}>
        {DIGITS.map(key)}
        <button type="button" disabled={disabled} aria-label={t('erase')} onClick={() => write('')}>
          <Icon name="back" />
        </button>
        {key('0')}
        <Button type="submit" tone="gold" disabled={disabled}>
          {t('check')}
        </Button>
      </div>
    </form>
  )
}
