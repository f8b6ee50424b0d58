import { useEffect } from 'react'
import { LEFT, leave } from '#web/lib/session.ts'

/** Leaves as well when another tab of this device tells that the same person has. */
export function useLeavingTogether(personId: string): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === LEFT && newValue === personId) void leave({ status: 'signedOut' })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [personId])
}
