import type { ReactNode } from 'react'
import { optionalPart } from '#web/lib/optional-part.tsx'
import type { IconName } from './icon.tsx'
import { useLayer } from './layers.ts'
import { type TriggerProps, useTrigger } from './trigger.ts'

const MenuPanel = optionalPart(async () => (await import('./panels/menu-panel.tsx')).MenuPanel)

export interface MenuItem {
  readonly icon: IconName
  readonly label: string
  /** Where the label is in another language than the page. */
  readonly lang?: string
  readonly onSelect: () => void
}

interface MenuProps {
  readonly label: string
  readonly trigger: (props: TriggerProps) => ReactNode
  readonly items: readonly MenuItem[]
}

export function Menu({ label, trigger, items }: MenuProps) {
  const state = useLayer({})
  const { asked, props, ...rest } = useTrigger('menu', state)
  return (
    <>
      {trigger(props)}
      {asked && <MenuPanel label={label} items={items} {...state} {...rest} />}
    </>
  )
}
