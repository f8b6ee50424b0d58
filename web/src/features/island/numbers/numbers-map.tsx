import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REGIONS, type Region } from '#shared/kernel/school.ts'
import { coast } from '../coast.ts'
import { middles } from '../middles.ts'
import { municipioPaths, regionBorders } from '../municipios.ts'
import { boxAround, viewBox, WHOLE } from './bounds.ts'
import { municipioRegions } from './figures.ts'
import { isWay, neighbour } from './neighbour.ts'
import styles from './numbers-map.module.css'

/** A municipio as it is drawn. */
export interface Shade {
  /** 0 to 4: how dark. */
  readonly step: number
  /** What is said of it: its name, its region, its number. */
  readonly said: string
}

interface NumbersMapProps {
  /** Those whose numbers may be seen; the others are drawn, and silent. */
  readonly shades: ReadonlyMap<string, Shade>
  /** The region that is looked at; without one, all of the island. */
  readonly region: Region | undefined
  readonly municipio: string | undefined
  /** Without it the map is a picture of the one place chosen. */
  readonly onChoose?: (municipio: string) => void
  /** What such a picture is called where it is of more than one place. */
  readonly label?: string
}

const all = [...municipioRegions.keys()]

/** The island of the children’s map with its municipios, by region and by a number. The list beside it says the same. */
export function NumbersMap({ shades, region, municipio, onChoose, label }: NumbersMapProps) {
  const { t } = useTranslation('figures')
  const [pointed, setPointed] = useState<string>()
  const open = all.filter(name => shades.has(name) && (!region || municipioRegions.get(name) === region))
  const stop = municipio && open.includes(municipio) ? municipio : open[0]
  const box = region ? boxAround(open.map(name => municipioPaths[name] ?? '')) : WHOLE
  const size = box.width / LABELS_A_LINE
  const labels = apart(
    region
      ? // Where names would lie over each other, whoever has colour keeps theirs.
        firstNamed(open, name => (name === municipio ? Infinity : (shades.get(name)?.step ?? 0)))
      : [
          // A picture of one place says which.
          ...(municipio && !onChoose ? firstNamed([municipio], () => 1) : []),
          ...REGIONS.map(text => ({ text, at: middleOf(text) })),
        ],
    size,
  )
  const move = (event: KeyboardEvent<SVGElement>, from: string) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose?.(from)
    }
    if (!isWay(event.key)) return
    event.preventDefault()
    const next = neighbour(from, event.key, open)
    const element = next && event.currentTarget.ownerSVGElement?.querySelector(`[data-name="${next}"]`)
    if (element instanceof SVGElement) element.focus()
  }
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a drawing */}
      <svg
        viewBox={viewBox(box)}
        className={styles.map}
        role="group"
        aria-label={label ?? t(onChoose ? 'map' : 'picture')}
      >
        <pattern
          id="nothing"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="9" height="9" className={styles.ground} />
          <path d="M0 0v9" className={styles.hatch} />
        </pattern>
        <path d={coast.join('')} className={styles.shallow} />
        <path d={coast.join('')} className={styles.sand} />
        {all.map(name => {
          const shade = shades.get(name)
          const isOpen = open.includes(name)
          return (
            <path
              key={name}
              d={municipioPaths[name]}
              data-name={name}
              className={styles.place}
              data-region={regionIndex(name)}
              data-step={shade?.step}
              data-silent={!shade || undefined}
              data-aside={(shade && !isOpen) || undefined}
              {...(isOpen &&
                onChoose && {
                  role: 'button',
                  tabIndex: name === stop ? 0 : -1,
                  'aria-label': shade?.said,
                  'aria-pressed': name === municipio,
                  onClick: () => onChoose(name),
                  onKeyDown: (event: KeyboardEvent<SVGPathElement>) => move(event, name),
                  onFocus: () => setPointed(name),
                  onBlur: () => setPointed(undefined),
                  onPointerEnter: () => setPointed(name),
                  onPointerLeave: () => setPointed(undefined),
                })}
            />
          )
        })}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of it takes the focus */}
        <g aria-hidden="true" className={styles.above}>
          <path d={regionBorders} className={styles.borders} />
          {municipio && <path d={municipioPaths[municipio]} className={styles.chosen} />}
          {pointed && <path d={municipioPaths[pointed]} className={styles.pointed} />}
          {labels.map(({ text, at: [x, y] }) => (
            <text key={text} x={x} y={y} fontSize={size} lang="es-PR" className={styles.label}>
              {text}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className={styles.said} aria-hidden="true">
        {onChoose ? (shades.get(pointed ?? '')?.said ?? t('mapHint')) : shades.get(municipio ?? '')?.said}
      </figcaption>
    </figure>
  )
}

export function regionIndex(municipio: string): number {
  const region = municipioRegions.get(municipio)
  return region ? REGIONS.indexOf(region) : -1
}

/** The middle of a region’s municipios on the main island. */
function middleOf(region: Region): readonly [number, number] {
  const own = all.flatMap(name => {
    const at = municipioRegions.get(name) === region ? middles[name] : undefined
    return at && at[0] < 920 ? [at] : []
  })
  const mean = (axis: 0 | 1) => own.reduce((sum, at) => sum + at[axis], 0) / own.length
  return [mean(0), mean(1)]
}

/** The names of places, the darkest first. */
const firstNamed = (names: readonly string[], rank: (name: string) => number): readonly Label[] =>
  names.toSorted((a, b) => rank(b) - rank(a)).map(text => ({ text, at: middles[text] ?? [0, 0] }))

interface Label {
  readonly text: string
  readonly at: readonly [x: number, y: number]
}

/** A letter is this share of its size wide. */
const LETTER = 0.6
const LABELS_A_LINE = 48

/** Of names that would lie over each other the first: the list has them all. */
function apart(labels: readonly Label[], size: number): readonly Label[] {
  const placed: Label[] = []
  for (const label of labels) {
    const isFree = placed.every(
      ({ text, at: [x, y] }) =>
        Math.abs(y - label.at[1]) > size ||
        Math.abs(x - label.at[0]) > ((text.length + label.text.length) / 2) * LETTER * size,
    )
    if (isFree) placed.push(label)
  }
  return placed
}
