import { type ComponentProps, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './text-area.module.css'
import field from './text-field.module.css'

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly hint?: string
  /** What is wrong, in words; its absence means nothing is. */
  readonly error?: string | undefined
}

/** A text of several lines. */
export function TextArea({ label, hint, error, id, ...rest }: TextAreaProps) {
  const own = useId()
  const inputId = id ?? own
  const said = error ?? hint
  return (
    <div className={field.field}>
      <label htmlFor={inputId} className={field.label}>
        {label}
      </label>
      <div className={field.box} data-invalid={error ? true : undefined}>
        <textarea
          id={inputId}
          rows={4}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${inputId}-said` : undefined}
          {...rest}
        />
      </div>
      {said && (
        <p id={`${inputId}-said`} className={field.said} data-invalid={error ? true : undefined}>
          {error && <Icon name="info" size={20} />}
          {said}
        </p>
      )}
    </div>
  )
}
