import { type ComponentType, lazy, Suspense, useState } from 'react'

export type OptionalPart<Props> = ComponentType<Props> & {
  /** Fetches its code, so that it stands in the first picture of what it is part of. */
  readonly preload: () => unknown
}

/** A component that nobody waits for: it is there once its code is. What cannot be fetched is asked for the next time it is shown. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OptionalPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let latest: ComponentType<Props> | undefined
  const fetched = async () => {
    try {
      loaded = await load()
    } catch {
      latest = undefined
    }
    return { default: loaded ?? (() => null) }
  }
  const newest = () => {
    latest ??= lazy(fetched)
    return loaded ?? latest
  }
  function OptionalPart(props: Props) {
    const [Late] = useState(newest)
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    )
  }
  return Object.assign(OptionalPart, { preload: fetched })
}
