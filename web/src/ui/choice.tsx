import { useId } from 'react'
import styles from './choice.module.css'
import { Icon } from './icon.tsx'
import field from './text-field.module.css'

interface Option<Value> {
  readonly value: Value
  readonly label: string
  /** Said instead of the label, where it is too short to be understood alone. */
  readonly said?: string
}
interface ChoiceProps<Value> {
  readonly legend: string
  readonly options: readonly Option<Value>[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  /** What is wrong, in words; its absence means nothing is. */
  readonly error?: string | undefined
}

/** One of a few, as a row of big round buttons. */
export function Choice<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
  error,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset
      className={styles.choice}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset of radios is one, and only as one may it be invalid.
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-said` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label, said }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            {...(said && { 'aria-label': said })}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
      {error && (
        <p id={`${name}-said`} className={`${field.said} ${styles.said}`} data-invalid>
          <Icon name="info" size={20} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
