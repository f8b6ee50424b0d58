import { DropdownMenu } from 'radix-ui'
import type { RefObject } from 'react'
import { Icon } from '../icon.tsx'
import styles from '../menu.module.css'
import type { MenuItem } from '../menu-item.ts'
import { TriggerStandIn } from '../trigger.ts'

interface MenuPanelProps {
  readonly id: string
  readonly label: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly items: readonly MenuItem[]
}

/** Not modal: a modal one writes a <style>, which the content security policy refuses. */
export const MenuPanel = ({ id, label, button, items, ...state }: MenuPanelProps) => (
  <DropdownMenu.Root modal={false} {...state}>
    <DropdownMenu.Trigger asChild>
      <TriggerStandIn button={button} />
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        id={id}
        aria-label={label}
        aria-labelledby={undefined}
        className={styles.menu}
        align="end"
        sideOffset={8}
        collisionPadding={12}
      >
        {items.map(({ icon, label: name, lang, onSelect }) => (
          <DropdownMenu.Item key={name} className={styles.item} onSelect={onSelect}>
            <Icon name={icon} />
            <span lang={lang}>{name}</span>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)
