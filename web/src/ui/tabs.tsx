import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps<Name extends string> {
  readonly label: string
  readonly value: Name
  readonly onChange: (name: Name) => void
  readonly tabs: readonly { readonly name: Name; readonly label: string; readonly panel: ReactNode }[]
}

/** One panel at a time; only the chosen one is on the page. */
export function Tabs<Name extends string>({ label, value, onChange, tabs }: TabsProps<Name>) {
  const choose = (chosen: string) => {
    const tab = tabs.find(({ name }) => name === chosen)
    if (tab) onChange(tab.name)
  }
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map(({ name, label }) => (
          <Radix.Trigger key={name} value={name} className={styles.tab}>
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, panel }) => (
        <Radix.Content key={name} value={name} className={styles.panel} tabIndex={-1}>
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
