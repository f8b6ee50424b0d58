import type { ReactNode } from 'react'
import { optionalPart } from '#web/lib/optional-part.tsx'
import { useLayer } from './layers.ts'
import { type TriggerProps, useTrigger } from './trigger.ts'

const PopoverPanel = optionalPart(async () => (await import('./panels/popover-panel.tsx')).PopoverPanel)

interface PopoverProps {
  readonly label: string
  readonly trigger: (props: TriggerProps) => ReactNode
  readonly children: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

export function Popover({ label, trigger, children, ...given }: PopoverProps) {
  const state = useLayer(given)
  const { asked, props, ...rest } = useTrigger('dialog', state)
  return (
    <>
      {trigger(props)}
      {asked && (
        <PopoverPanel label={label} {...state} {...rest}>
          {children}
        </PopoverPanel>
      )}
    </>
  )
}
