/** From the edge of the window to the middle of the next stop, and of another one, pixels: its picture and its name are whole. */
export const ROOM = { next: 68, other: 30 }

/**
 * How far the map slides, in pixels: the next stop is in sight with as many others as can be beside it, as near to the
 * middle as that leaves it. `next` and `others` are where the stops stand on the map, `width` is the window's.
 */
export function slideTo(next: number, others: readonly number[], width: number): number {
  const middle = next - width / 2
  const [least, most] = [next - width + ROOM.next, next - ROOM.next]
  const seenFrom = (left: number) =>
    others.filter(at => at >= left + ROOM.other && at <= left + width - ROOM.other).length
  const ways = [middle, ...others.flatMap(at => [at - ROOM.other, at + ROOM.other - width])].filter(
    left => left === middle || (left >= least && left <= most),
  )
  return ways.reduce((best, left) => {
    const more = seenFrom(left) - seenFrom(best)
    const isNearer = Math.abs(left - middle) < Math.abs(best - middle)
    return more > 0 || (more === 0 && isNearer) ? left : best
  }, middle)
}
