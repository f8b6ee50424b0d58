import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './menu.module.css'

interface MenuProps {
  readonly trigger: ReactNode
  readonly children: ReactNode
}

/** Not modal: a modal one writes a <style>, which the content security policy refuses. */
export const Menu = ({ trigger, children }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content className={styles.menu} align="end" sideOffset={8} collisionPadding={12}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

interface MenuItemProps {
  readonly icon: IconName
  readonly onSelect: () => void
  readonly children: ReactNode
}

export const MenuItem = ({ icon, onSelect, children }: MenuItemProps) => (
  <DropdownMenu.Item className={styles.item} onSelect={onSelect}>
    <Icon name={icon} />
    {children}
  </DropdownMenu.Item>
)
