import { useId } from 'react'
import { Checkbox } from '../checkbox.tsx'

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
  return (
    <Checkbox
      id={id}
      label={label}
      isLabelHidden
      isMixed={isPartly}
      checked={isChosen}
      onChange={onToggle}
      {...(of && { 'aria-label': label, 'aria-labelledby': `${id} ${of}` })}
    />
  )
}
