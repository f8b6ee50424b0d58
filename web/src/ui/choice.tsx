import { useId } from 'react'
import styles from './choice.module.css'

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
}

/** One of a few, as a row of big round buttons. */
export function Choice<Value extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
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
          <span aria-hidden={said !== undefined}>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
