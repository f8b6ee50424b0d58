import { useEffect, useId, useRef } from 'react'
import styles from '../data-table.module.css'

interface RowBoxProps {
  readonly label: string
  /** The element that says which row. */
  readonly of?: string
  readonly isChosen: boolean
  /** Some of what it stands for, not all. */
  readonly isPartly?: boolean
  readonly onToggle: () => void
}

/** The box that chooses a row, or all of them. */
export function RowBox({ label, of, isChosen, isPartly = false, onToggle }: RowBoxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className={styles.box}>
      <input
        ref={box}
        id={id}
        type="checkbox"
        aria-label={label}
        {...(of && { 'aria-labelledby': `${id} ${of}` })}
        checked={isChosen}
        onChange={onToggle}
      />
    </label>
  )
}
