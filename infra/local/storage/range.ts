/** Bytes from the first to the last, both within. */
export interface Range {
  readonly first: number
  readonly last: number
}

/** The part of so many bytes that a `Range` header asks for; undefined when it asks for none or for several. */
export function rangeOf(header: string | undefined, size: number): Range | 'beyond' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  return first >= size || first > last ? 'beyond' : { first, last }
}
