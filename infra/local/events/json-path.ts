/** The JSON paths that rule targets use: `$`, `$.detail.items[0].id`. */
export type JsonPath = (event: unknown) => unknown

export function compilePath(path: string): JsonPath {
  if (!/^\$(\.[\w-]+|\[\d+\])*$/.test(path)) throw new Error(`'${path}' is not a path the event bus knows`)
  const steps = path.match(/[\w-]+/g) ?? []
  return event => steps.reduce(step, event)
}

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
