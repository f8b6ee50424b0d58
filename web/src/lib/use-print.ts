import { useEffect, useState } from 'react'

/** Puts on paper what the screen shows while `isPrinting`; then it is as it was. */
export function usePrint(): { readonly isPrinting: boolean; readonly begin: () => void } {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setPrinting(false)
    addEventListener('afterprint', end)
    print()
    return () => removeEventListener('afterprint', end)
  }, [isPrinting])
  return { isPrinting, begin: () => setPrinting(true) }
}
