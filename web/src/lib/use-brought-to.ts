import { type RefObject, useEffect, useRef } from 'react'

/** Brings the screen, and whoever listens to it, to a place once it is there: of what an address asks for by name. */
export function useBroughtTo<Element extends HTMLElement>(isAsked: boolean): RefObject<Element | null> {
  const place = useRef<Element>(null)
  useEffect(() => {
    if (!isAsked) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [isAsked])
  return place
}
