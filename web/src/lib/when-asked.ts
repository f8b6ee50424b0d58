/** Gives what stands for a thing until something is asked of it, and is made then, once. */
export function whenAsked<Thing extends object>(make: () => Thing): Thing {
  let made: Thing | undefined
  const thing = (): Thing => {
    made ??= make()
    return made
  }
  return new Proxy(Object.create(null), {
    get: (_, name) => Reflect.get(thing(), name),
    has: (_, name) => Reflect.has(thing(), name),
  })
}
