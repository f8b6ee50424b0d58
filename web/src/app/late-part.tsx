import { type ComponentType, lazy } from 'react'

type Load = () => Promise<{ readonly Component: ComponentType }>

const lost = new Set<() => void>()

/** A part of the page that waits for its code, which is asked for when it is first shown. */
export function latePart(load: Load): ComponentType {
  let part: ComponentType | undefined
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await load()).Component }
      } catch (error) {
        lost.add(() => {
          part = undefined
        })
        throw error
      }
    })
  return function LatePart() {
    part ??= fetched()
    const Part = part
    return <Part />
  }
}

/** What could not be fetched is asked for again when it is shown the next time; until then it stays broken. */
export function forgetLost(): void {
  for (const forget of lost) forget()
  lost.clear()
}
