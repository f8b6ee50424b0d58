import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'

/** What a button needs to open something: `trigger={props => <Button {...props}>…</Button>}`. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly 'aria-haspopup': 'dialog' | 'menu'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly onClick: () => void
  readonly onFocus: () => void
  readonly onPointerEnter: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface State {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * A button that opens something whose code comes when it is about to be needed: `asked` from then on. The button is on the
 * page before and stays the same one, so that neither focus nor press is lost.
 */
export function useTrigger(kind: 'dialog' | 'menu', { open, onOpenChange }: State) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [asked, setAsked] = useState(open)
  if (open && !asked) setAsked(true)
  const ask = () => setAsked(true)
  const props: TriggerProps = {
    ref: button,
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => onOpenChange(!open),
    onFocus: ask,
    onPointerEnter: ask,
    onKeyDown: event => {
      if (kind !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      onOpenChange(true)
    },
  }
  return { asked, button, id, props }
}

interface StandInProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly button: RefObject<HTMLButtonElement | null>
}

/** To Radix the trigger, to the page nothing: the real button is elsewhere already. */
export function TriggerStandIn({ ref, button }: StandInProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current)
  return null
}
