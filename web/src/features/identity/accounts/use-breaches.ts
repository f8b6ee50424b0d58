import { useEffect, useState } from 'react'

type IsOfBreaches = (password: string) => boolean

/** Whether a password is known from breaches, once the list is here: it is fetched when one is being chosen, and missed by nobody where it does not come. */
export function useBreaches(isChoosing: boolean): IsOfBreaches | undefined {
  const [known, setKnown] = useState<{ readonly is: IsOfBreaches }>()
  useEffect(() => {
    if (!isChoosing) return
    let isHere = true
    import('./common-passwords.ts').then(
      ({ isOfBreaches }) => isHere && setKnown({ is: isOfBreaches }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isChoosing])
  return known?.is
}
