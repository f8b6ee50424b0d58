import { middles } from '../middles.ts'

const WAYS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const
export type Way = keyof typeof WAYS

export const isWay = (key: string): key is Way => key in WAYS

/** The nearest of these municipios in a direction; what lies aside of it counts as farther. */
export function neighbour(from: string, way: Way, among: readonly string[]): string | undefined {
  const [x, y] = middles[from] ?? [0, 0]
  const [dx, dy] = WAYS[way]
  let [best, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const name of among) {
    const [itsX = 0, itsY = 0] = middles[name] ?? []
    const [ahead, aside] = [
      (itsX - x) * dx + (itsY - y) * dy,
      Math.abs((itsX - x) * dy) + Math.abs((itsY - y) * dx),
    ]
    const distance = ahead + 2 * aside
    if (ahead > 0 && distance < least) [best, least] = [name, distance]
  }
  return best
}
