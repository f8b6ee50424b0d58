import { type ComponentProps, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './select-field.module.css'
import field from './text-field.module.css'

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong, in words; its absence means nothing is. */
  readonly error?: string | undefined
}

/** The browser's own list: it knows every keyboard, finger and screen reader. The options are its children. */
export function SelectField({ label, hint, error, id, children, ...rest }: SelectFieldProps) {
  const own = useId()
  const selectId = id ?? own
  const said = error ?? hint
  return (
    <div className={field.field}>
      <label htmlFor={selectId} className={field.label}>
        {label}
      </label>
      <div className={field.box} data-invalid={error ? true : undefined}>
        <select
          id={selectId}
          className={styles.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${selectId}-said` : undefined}
          {...rest}
        >
          {children}
        </select>
      </div>
      {said && (
        <p id={`${selectId}-said`} className={field.said} data-invalid={error ? true : undefined}>
          {error && <Icon name="info" size={20} />}
          {said}
        </p>
      )}
    </div>
  )
}
