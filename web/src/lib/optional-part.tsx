import { type ComponentType, lazy, Suspense, useState } from 'react'

/** A component that nobody waits for: it is there once its code is. What cannot be fetched is asked for the next time it is shown. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let latest: ComponentType<Props> | undefined
  const newest = (): ComponentType<Props> => {
    latest ??= lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return { default: await load() }
      } catch {
        latest = undefined
        return { default: () => null }
      }
    })
    return latest
  }
  return function OptionalPart(props: Props) {
    const [Late] = useState(newest)
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    )
  }
}
