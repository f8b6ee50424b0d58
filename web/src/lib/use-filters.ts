import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface Filters<Name extends string> {
  /** A filter that may be any text; empty where nothing is said. */
  readonly text: (name: Name) => string
  /** A filter that is one of some values. What the address says beside them counts as nothing said. */
  readonly oneOf: <Value extends string>(name: Name, known: readonly Value[]) => Value | undefined
  readonly set: (change: Partial<Record<Name, string | undefined>>) => void
  /** Takes away all of them; undefined where there is none. */
  readonly clear: (() => void) | undefined
}

/**
 * The filters of a list, by the names that they have in the address: there they stand, so that reloading, going back
 * and sending a link keep them.
 */
export function useFilters<const Name extends string>(names: readonly Name[]): Filters<Name> {
  const [params, setParams] = useSearchParams()
  // What was chosen and is not drawn yet: a screen stands until the next is there, and somebody quick chooses on.
  const chosen = useRef(params)
  useLayoutEffect(() => {
    chosen.current = params
  }, [params])
  const change = (keep: (after: URLSearchParams) => void) => {
    chosen.current = new URLSearchParams(chosen.current)
    keep(chosen.current)
    setParams(chosen.current, { replace: true, preventScrollReset: true })
  }
  const set = (changed: Partial<Record<Name, string | undefined>>) =>
    change(after => {
      for (const name of names.filter(one => one in changed)) {
        const value = changed[name]
        if (value) after.set(name, value)
        else after.delete(name)
      }
    })
  const clear = () =>
    change(after => {
      for (const name of names) after.delete(name)
    })
  return {
    text: name => params.get(name) ?? '',
    oneOf: (name, known) => known.find(value => value === params.get(name)),
    set,
    clear: names.some(name => params.get(name)) ? clear : undefined,
  }
}
