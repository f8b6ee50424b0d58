import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './drawer.module.css'
import { IconButton } from './icon-button.tsx'

interface DrawerProps {
  readonly title: string
  readonly closeLabel: string
  /** At the head, in front of the button that closes. */
  readonly head?: ReactNode
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

/** A dialog that comes in from the side, for what has no room on a narrow screen. */
export const Drawer = ({ title, closeLabel, head, children, ...state }: DrawerProps) => (
  <Radix.Root {...state}>
    <Radix.Portal>
      {/* A veil of ours: Radix's overlay writes a <style>, which the content security policy refuses. */}
      <div className={styles.veil} />
      <Radix.Content className={styles.drawer} aria-describedby={undefined}>
        <header className={styles.head}>
          {head}
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton icon="close" label={closeLabel} />
          </Radix.Close>
        </header>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
