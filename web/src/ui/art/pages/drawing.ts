import { paint } from '#web/ui/art/scenes/paint.ts'

/** What a page's picture is made of: filled or drawn paths, and groups of them. */
export interface Mark {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  /** Of the stroke; its ends and corners are round. */
  readonly width?: number
}
export interface Group {
  readonly of: readonly Drawn[]
  readonly transform?: string
  /** Only what lies in this part of the sheet is seen. */
  readonly within?: Box
}
export type Drawn = Mark | Group

/** A rectangle of the sheet. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const fill = (colour: string, d: string): Mark => ({ d, fill: colour })
export const line = (colour: string, width: number, d: string): Mark => ({ d, stroke: colour, width })
export const moved = (x: number, y: number, size: number, of: readonly Drawn[], turn = 0): Group => ({
  transform: `translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${size === 1 ? '' : ` scale(${round(size)})`}`,
  of,
})
export const flipped = (of: readonly Drawn[]): Group => ({ transform: 'scale(-1 1)', of })

/** Two digits are less than a tenth of a pixel on any screen. */
export const round = (value: number) => Math.round(value * 100) / 100

/** The colours that a thing can be told to have, each in a light and a shaded tone. */
export const tones: Readonly<Record<string, readonly [string, string]>> = {
  red: [paint.bloom, paint.bloomShade],
  orange: ['#f0913a', '#cf6f1f'],
  yellow: [paint.sun, '#dda119'],
  green: [paint.leaf, paint.leafShade],
  blue: ['#3f8fd0', '#2a6ca6'],
  white: [paint.white, paint.sandShade],
  black: ['#3a3f4a', paint.dark],
  gray: [paint.grey, paint.greyShade],
  pink: [paint.pink, paint.pinkShade],
  brown: [paint.trunk, paint.trunkShade],
  tan: [paint.castle, paint.castleShade],
  purple: ['#8f6fb5', '#6f4f96'],
}

const NUMBERS = /[a-z]|-?\d*\.?\d+/gi

/** Where a path lies; a curve counts with the middle of what pulls it, which is enough to stand a drawing on the ground. */
export function boxOf(paths: readonly string[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const see = (x: number, y: number) => {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  for (const d of paths) {
    const tokens = d.match(NUMBERS) ?? []
    let [x, y, startX, startY, command, at] = [0, 0, 0, 0, '', 0]
    const next = () => Number(tokens[at++])
    while (at < tokens.length) {
      const token = tokens[at] ?? ''
      if (/[a-z]/i.test(token)) {
        command = token
        at += 1
        if (/z/i.test(command)) {
          ;[x, y] = [startX, startY]
          continue
        }
      }
      const isRelative = command === command.toLowerCase()
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      switch (command.toLowerCase()) {
        case 'h':
          x = fromX + next()
          break
        case 'v':
          y = fromY + next()
          break
        case 'a': {
          const [rx, ry] = [next(), next()]
          at += 3
          const [toX, toY] = [fromX + next(), fromY + next()]
          // The arcs here are halves of ellipses: as high above as below their ends.
          see((x + toX) / 2, (y + toY) / 2 - (toY === y ? ry : 0))
          see((x + toX) / 2, (y + toY) / 2 + (toY === y ? ry : 0))
          see((x + toX) / 2 + (toX === x ? rx : 0), (y + toY) / 2)
          ;[x, y] = [toX, toY]
          break
        }
        case 'q': {
          const [pullX, pullY] = [fromX + next(), fromY + next()]
          const [toX, toY] = [fromX + next(), fromY + next()]
          see(pullX / 2 + (x + toX) / 4, pullY / 2 + (y + toY) / 4)
          ;[x, y] = [toX, toY]
          break
        }
        case 'c': {
          const pull = [fromX + next(), fromY + next(), fromX + next(), fromY + next()] as const
          const [toX, toY] = [fromX + next(), fromY + next()]
          see((x + toX) / 8 + ((pull[0] + pull[2]) * 3) / 8, (y + toY) / 8 + ((pull[1] + pull[3]) * 3) / 8)
          ;[x, y] = [toX, toY]
          break
        }
        default:
          ;[x, y] = [fromX + next(), fromY + next()]
          if (command === 'm' || command === 'M') {
            ;[startX, startY] = [x, y]
            command = command === 'm' ? 'l' : 'L'
          }
      }
      see(x, y)
    }
  }
  return box
}
