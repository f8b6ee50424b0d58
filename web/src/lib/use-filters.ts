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
  const set = (change: Partial<Record<Name, string | undefined>>) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        for (const name of names.filter(one => one in change)) {
          const value = change[name]
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const clear = () =>
    setParams(
      before => new URLSearchParams([...before].filter(([name]) => !names.some(one => one === name))),
      {
        replace: true,
        preventScrollReset: true,
      },
    )
  return {
    text: name => params.get(name) ?? '',
    oneOf: (name, known) => known.find(value => value === params.get(name)),
    set,
    clear: names.some(name => params.get(name)) ? clear : undefined,
  }
}
