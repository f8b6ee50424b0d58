import { useEffect, useRef } from 'react'
import styles from './reading-ruler.module.css'

const LINE_REM = 2

/**
 * A band of light over the line that is read: it follows the finger, the pointer and the focus; Alt with an arrow moves
 * it by a line. It is a popover, so that it lies over dialogs too, and nothing lies under it that could not be pressed.
 */
export function ReadingRuler() {
  const ruler = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const band = ruler.current
    if (!band || !('popover' in band)) return
    let at = innerHeight * 0.4
    let over: Element | null = null
    const stand = (y: number) => {
      at = Math.min(Math.max(y, 0), innerHeight)
      band.style.setProperty('--at', `${at}px`)
      // What came to the top last lies over what was there before.
      const modal = document.querySelector(':modal')
      if (modal === over && band.matches(':popover-open')) return
      over = modal
      band.hidePopover()
      band.showPopover()
    }
    const point = ({ clientY }: PointerEvent) => stand(clientY)
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const { top, bottom } = target.getBoundingClientRect()
      stand((top + bottom) / 2)
    }
    const press = (event: KeyboardEvent) => {
      const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (!step) return
      event.preventDefault()
      stand(at + step * LINE_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    }
    stand(at)
    addEventListener('pointermove', point)
    addEventListener('pointerdown', point)
    addEventListener('focusin', focus)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('pointermove', point)
      removeEventListener('pointerdown', point)
      removeEventListener('focusin', focus)
      removeEventListener('keydown', press)
    }
  }, [])
  return (
    <div ref={ruler} popover="manual" className={styles.ruler} aria-hidden="true">
      <div className={styles.line} />
    </div>
  )
}
