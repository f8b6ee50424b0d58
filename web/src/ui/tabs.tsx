import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps<Name extends string> {
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly title: string; readonly content: ReactNode }[]
  readonly active: Name
  readonly onChange: (name: Name) => void
}

export function Tabs<Name extends string>({ label, tabs, active, onChange }: TabsProps<Name>) {
  const choose = (value: string) => {
    const chosen = tabs.find(({ name }) => name === value)
    if (chosen) onChange(chosen.name)
  }
  return (
    <Radix.Root value={active} onValueChange={choose}>
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map(({ name, title }) => (
          <Radix.Trigger key={name} value={name} className={styles.tab}>
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }) => (
        <Radix.Content key={name} value={name} className={styles.content}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
