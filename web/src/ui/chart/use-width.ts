import { useEffect, useRef, useState } from 'react'

/** Until it is measured, and where nothing measures. */
const USUAL = 720

/** How wide a box is, in pixels, as it changes. */
export function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(USUAL)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      // On paper the drawing keeps what it was drawn for, and is scaled.
      if (entry && entry.contentRect.width > 0 && !matchMedia('print').matches)
        setWidth(entry.contentRect.width)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
