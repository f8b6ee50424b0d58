import { type ComponentType, lazy, Suspense } from 'react'

/** A component that nobody waits for: it is there once its code is. What cannot be fetched comes another time. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Late = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
  return function OptionalPart(props: Props) {
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    )
  }
}
