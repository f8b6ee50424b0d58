import { useEffect } from 'react'
import { useAppearance } from '#web/lib/appearance.ts'
import { optionalPart } from '#web/lib/optional-part.tsx'
import { follow, followTabs } from './choose.ts'

const ReadingRuler = optionalPart(async () => (await import('./reading-ruler.tsx')).ReadingRuler)

/** Wears what the account has, on every device it is signed in to. */
export function FollowSettings({ personId }: { readonly personId: string }) {
  const ruler = useAppearance('ruler')
  useEffect(() => {
    // Without a network, what is kept here holds.
    const left = new AbortController()
    const quietly = () => void follow(personId, left.signal).catch(() => undefined)
    quietly()
    addEventListener('online', quietly)
    addEventListener('storage', followTabs)
    return () => {
      left.abort()
      removeEventListener('online', quietly)
      removeEventListener('storage', followTabs)
    }
  }, [personId])
  return ruler === 'on' ? <ReadingRuler /> : null
}
