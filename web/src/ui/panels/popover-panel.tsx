import { Popover as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import styles from '../popover.module.css'
import { TriggerStandIn } from '../trigger.ts'

interface PopoverPanelProps {
  readonly id: string
  readonly label: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}

export const PopoverPanel = ({ id, label, button, children, ...state }: PopoverPanelProps) => (
  <Radix.Root {...state}>
    <Radix.Trigger asChild>
      <TriggerStandIn button={button} />
    </Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        id={id}
        aria-label={label}
        className={styles.popover}
        align="end"
        sideOffset={8}
        collisionPadding={12}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
