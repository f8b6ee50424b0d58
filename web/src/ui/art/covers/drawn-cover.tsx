import type { Cover } from '#shared/catalogue/cover.ts'
import { DrawnPart } from './drawn-part.tsx'
import { grounds } from './grounds.tsx'

/** Where the parts stand, by how many there are: across, down, and how large. The first is nearest. */
const PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [[200, 142, 1.7]],
  [
    [134, 150, 1.45],
    [284, 158, 1.2],
  ],
  [
    [200, 148, 1.4],
    [80, 162, 1.05],
    [322, 162, 1.05],
  ],
  [
    [170, 156, 1.3],
    [68, 172, 0.9],
    [276, 170, 0.95],
    [346, 88, 0.8],
  ],
  [
    [190, 160, 1.2],
    [66, 176, 0.85],
    [312, 176, 0.85],
    [98, 72, 0.75],
    [290, 72, 0.75],
  ],
]

/** A number of a text's own, the same on every device. */
const turnOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** The picture of a text, put together from its parts: decoration, for its title says what it is about. */
export function DrawnCover({ cover, id }: { readonly cover: Cover; readonly id: string }) {
  const turn = turnOf(id)
  const places = PLACES[cover.parts.length - 1] ?? []
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {grounds[cover.ground]}
      {cover.parts.map((part, at) => {
        const [x, y, size] = places[at] ?? [200, 142, 1]
        return (
          <g key={part} transform={`translate(${x} ${y}) scale(${size})`}>
            <DrawnPart part={part} turn={turn + at} />
          </g>
        )
      })}
    </svg>
  )
}
