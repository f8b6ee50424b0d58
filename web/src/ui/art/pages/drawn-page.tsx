import type { Scene } from '#shared/catalogue/scenes/scene.ts'
import { Backdrop, Foreground } from './backdrops.tsx'
import type { Drawn } from './drawing.ts'
import { layOut, SHEET } from './layout.ts'

interface DrawnPageProps {
  readonly scene: Scene
  /** What it shows, in the text's language. */
  readonly said: string
  readonly language: string
}

/** The picture of one page of a text, put together from its parts. */
export function DrawnPage({ scene, said, language }: DrawnPageProps) {
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={said}
      lang={language}
    >
      <Backdrop scene={scene} />
      {layOut(scene).map(drawn)}
      <Foreground scene={scene} />
    </svg>
  )
}

function drawn(one: Drawn, at: number) {
  if ('d' in one)
    return one.stroke ? (
      <path
        key={at}
        d={one.d}
        fill="none"
        stroke={one.stroke}
        strokeWidth={one.width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path key={at} d={one.d} fill={one.fill} />
    )
  const inner = one.of.map(drawn)
  if (!one.within)
    return (
      <g key={at} transform={one.transform}>
        {inner}
      </g>
    )
  const { left, top, right, bottom } = one.within
  const [width, height] = [right - left, bottom - top]
  // A sheet within the sheet is cut at its edges.
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is a part of the picture, which has one
    <svg
      key={at}
      x={left}
      y={top}
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
      overflow="hidden"
    >
      {inner}
    </svg>
  )
}
