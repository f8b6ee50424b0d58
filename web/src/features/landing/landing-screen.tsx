import { useEffect } from 'react'

/** The landing page is a document of its own: whoever comes to its address from within the app leaves the app. */
export function Component() {
  useEffect(() => location.reload(), [])
  return null
}
