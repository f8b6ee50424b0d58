import type { paint } from '#web/ui/art/scenes/paint.ts'

/** A drawing around 0,0, some 100 units wide: filled paths, the lowest first. */
export type Shape = readonly (readonly [keyof typeof paint, string])[]

/** An ellipse as a path. */
export const o = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** A rectangle as a path. */
export const b = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`
