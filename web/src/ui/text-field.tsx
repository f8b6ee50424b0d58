import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './text-field.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  /** For ears only, where the place says it to the eyes. */
  readonly isLabelHidden?: boolean
  readonly hint?: string
  /** What is wrong, in words; its absence means nothing is. */
  readonly error?: string | undefined
  /** A control inside the field, at its end. */
  readonly end?: ReactNode
}

export function TextField({ label, isLabelHidden = false, hint, error, end, id, ...rest }: TextFieldProps) {
  const own = useId()
  const inputId = id ?? own
  const said = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={inputId} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <input
          id={inputId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${inputId}-said` : undefined}
          {...rest}
        />
        {end}
      </div>
      {said && (
        <p id={`${inputId}-said`} className={styles.said} data-invalid={error ? true : undefined}>
          {error && <Icon name="info" size={20} />}
          {said}
        </p>
      )}
    </div>
  )
}
