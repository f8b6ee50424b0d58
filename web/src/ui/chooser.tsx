import { SelectField } from './select-field.tsx'

interface ChooserProps {
  readonly label: string
  readonly chosen: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[]
  /** What it says while none of them is chosen; without it, one always is. */
  readonly none?: string | undefined
  readonly onChoose: (value: string | undefined) => void
}

/** One of those that there are: a group, a child, a value that a list is narrowed to. */
export const Chooser = ({ label, chosen = '', options, none, onChoose }: ChooserProps) => (
  <SelectField label={label} value={chosen} onChange={({ target }) => onChoose(target.value || undefined)}>
    {none !== undefined && <option value="">{none}</option>}
    {options.map(option => (
      <option key={option.value} value={option.value} lang={option.lang}>
        {option.label}
      </option>
    ))}
  </SelectField>
)
