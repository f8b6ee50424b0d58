import { type ComponentProps, useEffect, useId, useRef } from 'react'
import styles from './checkbox.module.css'
import { Icon } from './icon.tsx'
import field from './text-field.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string
  /** For ears only, where a table's row or head says it to the eyes. */
  readonly isLabelHidden?: boolean
  readonly hint?: string | undefined
  /** What is wrong, in words; its absence means nothing is. */
  readonly error?: string | undefined
  /** Some of what it stands for is chosen, not all. */
  readonly isMixed?: boolean
}

/** Chosen or not: the browser's own box, dressed. */
export function Checkbox({
  label,
  isLabelHidden = false,
  hint,
  error,
  isMixed = false,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const own = useId()
  const boxId = id ?? own
  const said = error ?? hint
  const box = useRef<HTMLInputElement>(null)
  // No attribute says it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  })
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <span className={styles.box}>
          <input
            id={boxId}
            type="checkbox"
            ref={element => {
              box.current = element
              if (typeof ref === 'function') return ref(element)
              if (ref) ref.current = element
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={said ? `${boxId}-said` : undefined}
            {...rest}
          />
        </span>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {said && (
        <p
          id={`${boxId}-said`}
          className={`${field.said} ${styles.said}`}
          data-invalid={error ? true : undefined}
        >
          {error && <Icon name="info" size={20} />}
          {said}
        </p>
      )}
    </div>
  )
}
