import { useState } from 'react'
import { optionalPart } from '#web/lib/optional-part.tsx'
import type { DrawerProps } from './drawer-props.ts'
import { useLayer } from './layers.ts'

const DrawerPanel = optionalPart(async () => (await import('./panels/drawer-panel.tsx')).DrawerPanel)

/** A dialog that comes in from the side, for what has no room on a narrow screen; its code comes with its first opening. */
export function Drawer(props: DrawerProps) {
  const state = useLayer(props)
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return asked && <DrawerPanel {...props} {...state} />
}
