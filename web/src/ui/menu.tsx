import type { ReactNode } from 'react'
import { optionalPart } from '#web/lib/optional-part.tsx'
import { useLayer } from './layers.ts'
import type { MenuItem } from './menu-item.ts'
import { type TriggerProps, useTrigger } from './trigger.ts'

const MenuPanel = optionalPart(async () => (await import('./panels/menu-panel.tsx')).MenuPanel)

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
