import { useEffect, useEffectEvent, useState } from 'react'

/** How each thing that lies open over the page is closed, the last on top. */
const open: (() => void)[] = []

/** Closes what lies on top; says whether anything did. */
export function closeTopLayer(): boolean {
  const close = open.at(-1)
  close?.()
  return close !== undefined
}

interface LayerState {
  /** Without it the layer keeps its own. */
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

/** The state of a dialog, popover or menu: while it is open it is among the layers, so that Escape closes it before a toast. */
export function useLayer(state: LayerState): Required<{ open: boolean; onOpenChange(open: boolean): void }> {
  const [own, setOwn] = useState(false)
  const isOpen = state.open ?? own
  const change = (next: boolean) => {
    setOwn(next)
    state.onOpenChange?.(next)
  }
  const close = useEffectEvent(() => change(false))
  useEffect(() => {
    if (!isOpen) return
    const layer = () => close()
    open.push(layer)
    return () => void open.splice(open.indexOf(layer), 1)
  }, [isOpen])
  return { open: isOpen, onOpenChange: change }
}
