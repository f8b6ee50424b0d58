import { LinePath } from '@visx/shape'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './line-chart.module.css'
import { HEIGHT, labelPlaces, MARGIN, scalesOf, type XY } from './scales.ts'
import { useWidth } from './use-width.ts'

export interface ChartPoint extends XY {
  readonly id: string
  /** All that it says, in words. */
  readonly said: string
  /** Drawn hollow: it is there to be compared with. */
  readonly isBefore?: boolean
}

/** `goal` is dashed, `trend` a heavy line, `path` a fine one from point to point: they differ without any colour. */
export interface ChartLine {
  readonly id: string
  readonly kind: 'goal' | 'trend' | 'path'
  /** Stands at its end; without one it says nothing. */
  readonly label?: string
  readonly points: readonly XY[]
}

/** Where values are expected for a while, with the middle of what is. */
export interface ChartBand {
  readonly from: number
  readonly to: number
  readonly low: number
  readonly middle: number
  readonly high: number
}

interface LineChartProps {
  /** The question that it answers. */
  readonly title: string
  /** The answer, for whoever does not see it. */
  readonly sentence: string
  readonly unit: string
  readonly x: readonly [number, number]
  readonly ticks: readonly { readonly x: number; readonly label: string }[]
  readonly points: readonly ChartPoint[]
  readonly lines: readonly ChartLine[]
  readonly bands?: readonly ChartBand[]
  /** Upright lines where something changed, each with a short name. */
  readonly marks: readonly { readonly x: number; readonly label: string }[]
  /** What is said in the place of a point while none is chosen. */
  readonly hint: string
  readonly children?: ReactNode
}

const LABEL_APART = 18

/** Points through time with lines beside them: seen, heard point by point with the arrows, and printed without colour. */
export function LineChart(props: LineChartProps) {
  const { title, sentence, unit, points, lines, bands = [], marks, ticks, hint, children } = props
  const { box, width } = useWidth()
  const titleId = useId()
  const [chosen, setChosen] = useState<string>()
  const edges = bands.map(({ from, low, high }) => [low, high].map(y => ({ x: from, y })))
  const { x, y } = scalesOf(
    { points, lines: [...lines.map(line => line.points), ...edges], x: props.x },
    width,
  )
  const named = lines.filter(({ label, points }) => label !== undefined && points.length > 0)
  const places = labelPlaces(
    named.map(line => y(line.points.at(-1)?.y ?? 0)),
    LABEL_APART,
  )
  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <figcaption className={styles.caption}>
        <h3 id={titleId}>{title}</h3>
        <p>{sentence}</p>
      </figcaption>
      <div ref={box}>
        {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML holds a drawing’s points together */}
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.drawing} role="group" aria-label={title}>
          {/* Said by the sentence, the points and whatever stands below. */}
          <svg aria-hidden="true">
            {bands.map(({ from, to, low, middle, high }) => (
              <g key={from}>
                <rect
                  x={x(from)}
                  y={y(high)}
                  width={x(to) - x(from)}
                  height={y(low) - y(high)}
                  className={styles.band}
                />
                <path d={`M${x(from)} ${y(middle)}H${x(to)}`} className={styles.middle} />
              </g>
            ))}
            {y.ticks(5).map(value => (
              <g key={value}>
                <path d={`M${MARGIN.left} ${y(value)}H${width - MARGIN.right}`} className={styles.rule} />
                <text x={MARGIN.left - 8} y={y(value) + 5} className={styles.value}>
                  {value}
                </text>
              </g>
            ))}
            <text x={0} y={12} className={styles.unit}>
              {unit}
            </text>
            {ticks.map(tick => (
              <text key={tick.x} x={x(tick.x)} y={HEIGHT - 8} className={styles.tick}>
                {tick.label}
              </text>
            ))}
            {marks.map(mark => (
              <g key={`${mark.x} ${mark.label}`}>
                <path d={`M${x(mark.x)} ${MARGIN.top}V${HEIGHT - MARGIN.bottom}`} className={styles.mark} />
                <text x={x(mark.x) + 4} y={MARGIN.top + 10} className={styles.markName}>
                  {mark.label}
                </text>
              </g>
            ))}
            {lines.map(line => (
              <LinePath
                key={line.id}
                data={[...line.points]}
                x={point => x(point.x)}
                y={point => y(point.y)}
                className={styles.line ?? ''}
                data-kind={line.kind}
              />
            ))}
            {named.map((line, n) => (
              <text
                key={line.id}
                x={x(line.points.at(-1)?.x ?? 0) + 6}
                y={(places[n] ?? 0) + 5}
                className={styles.lineName}
                data-kind={line.kind}
              >
                {line.label}
              </text>
            ))}
          </svg>
          <Points points={points} x={x} y={y} chosen={chosen} onChoose={setChosen} />
        </svg>
      </div>
      <p className={styles.said} data-screen-only="">
        {points.find(({ id }) => id === chosen)?.said ?? hint}
      </p>
      {children}
    </figure>
  )
}

interface PointsProps extends Pick<LineChartProps, 'points'> {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** One stop for the tab key; from there the arrows go through all. */
function Points({ points, x, y, chosen, onChoose }: PointsProps) {
  const drawn = useRef(new Map<string, SVGGElement>())
  const stop = points.find(({ id }) => id === chosen) ?? points.at(-1)
  const move = (event: KeyboardEvent, to: ChartPoint | undefined) => {
    if (!to) return
    event.preventDefault()
    drawn.current.get(to.id)?.focus()
  }
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(event, points[at + 1])
    if (event.key === 'ArrowLeft') move(event, points[at - 1])
    if (event.key === 'Home') move(event, points[0])
    if (event.key === 'End') move(event, points.at(-1))
    if (event.key === 'Escape') onChoose(undefined)
  }
  return points.map((point, at) => (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a drawing’s part is nothing until it is said to be a picture
    <g
      key={point.id}
      ref={element => {
        if (element) drawn.current.set(point.id, element)
        else drawn.current.delete(point.id)
      }}
      role="img"
      aria-label={point.said}
      tabIndex={point === stop ? 0 : -1}
      className={styles.point}
      data-before={point.isBefore || undefined}
      onFocus={() => onChoose(point.id)}
      onPointerEnter={() => onChoose(point.id)}
      onKeyDown={onKeyDown(at)}
    >
      <circle cx={x(point.x)} cy={y(point.y)} r={12} className={styles.reach} />
      <circle cx={x(point.x)} cy={y(point.y)} r={5} className={styles.dot} />
    </g>
  ))
}
