import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Chooser } from './chooser.tsx'
import { Icon } from './icon.tsx'
import { TextField } from './text-field.tsx'
import styles from './toolbar.module.css'

/** Somebody who types has paused: only then does the address change. */
const PAUSE_MS = 200

interface Search {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

interface Filter {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  /** What it says while it filters nothing. */
  readonly any: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[]
}

interface ToolbarProps {
  readonly search?: Search
  readonly filters?: readonly Filter[]
  /** How many were found; undefined while that is not known. */
  readonly count?: number | undefined
  /** Takes all filters away; undefined while there is none. */
  readonly onClear?: (() => void) | undefined
  /** What else can be done with the list. */
  readonly actions?: ReactNode
}

/** What a list is narrowed with, above it: a search, filters, how much is left, and the way back to all of it. */
export function Toolbar({ search, filters = [], count, onClear, actions }: ToolbarProps) {
  const { t } = useTranslation('table')
  return (
    <search className={styles.place} aria-label={t('tools')}>
      <div className={styles.tools}>
        {search && (
          <div className={styles.search}>
            <SearchField {...search} />
          </div>
        )}
        {filters.map(({ label, value, any, options, onChange }) => (
          <Chooser
            key={label}
            label={label}
            chosen={value}
            none={any}
            options={options}
            onChoose={onChange}
          />
        ))}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.found}>
        <p role="status">{count !== undefined && t('results', { count })}</p>
        {onClear && (
          <Button tone="quiet" onClick={onClear}>
            <Icon name="close" size={16} />
            {t('clear')}
          </Button>
        )}
      </div>
    </search>
  )
}

/** Writes at once what is typed and tells it at a pause; follows the value when it changes elsewhere. */
function SearchField({ label, value, onChange }: Search) {
  const [typed, setTyped] = useState(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // While somebody types, what they see is ahead of what was told.
    if (!pause.current) setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(pause.current), [])
  const tell = (text: string) => {
    clearTimeout(pause.current)
    pause.current = undefined
    onChange(text)
  }
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      autoComplete="off"
      end={
        <span className={styles.sign}>
          <Icon name="search" size={20} />
        </span>
      }
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(pause.current)
        pause.current = setTimeout(() => tell(target.value), PAUSE_MS)
      }}
      onBlur={() => pause.current && tell(typed)}
      onKeyDown={({ key }) => key === 'Enter' && tell(typed)}
    />
  )
}
