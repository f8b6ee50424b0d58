import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off, at once. */
export function Switch({ label, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.switch}>
      <Radix.Root
        id={id}
        className={styles.track}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </div>
  )
}
