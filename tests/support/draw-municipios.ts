// Writes the shapes of the municipios, from a copy of us-atlas that `npm pack us-atlas@3.0.1` fetches:
// `node tests/support/draw-municipios.ts counties-10m.json`. The file it writes is committed: municipios do not move.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from '#infra/build/build.ts'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import { MAP } from '#web/features/island/geography.ts'

const FILE = join(ROOT, 'web/src/features/island/municipios.ts')

const Rings = z.array(z.array(z.int()))
const Topology = z.object({
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({
    counties: z.object({
      geometries: z.array(
        z.object({
          id: z.string(),
          type: z.enum(['Polygon', 'MultiPolygon']),
          arcs: z.union([z.array(Rings), Rings]),
          properties: z.object({ name: z.string() }),
        }),
      ),
    }),
  }),
})
type Point = readonly [x: number, y: number]

const [file = ''] = process.argv.slice(2)
const { transform, arcs, objects } = Topology.parse(JSON.parse(readFileSync(file, 'utf8')))

/** As in geography.ts, to whole units: the source is already as plain as a map of this size wants it. */
const projected = ([lon, lat]: Point): Point => [
  Math.round((lon + 67.42) * 500),
  Math.round((18.68 - lat) * 650),
]

/** An arc's points: each is told as the difference to the one before. */
function pointsOf(arc: readonly Point[]): Point[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    const { scale, translate } = transform
    return projected([x * scale[0] + translate[0], y * scale[1] + translate[1]])
  })
}

function arcAt(index: number): readonly Point[] {
  const points = pointsOf(arcs[index < 0 ? ~index : index] ?? [])
  return index < 0 ? points.toReversed() : points
}

const ringOf = (indexes: readonly number[]): Point[] =>
  indexes.flatMap((index, n) => (n === 0 ? arcAt(index) : arcAt(index).slice(1)))

/** Islets that would be a dot, and Mona, which lies outside the map. */
const SMALLEST = 40
function isDrawn(ring: readonly Point[]): boolean {
  const doubled = ring.reduce((sum, [x, y], n) => {
    const [nx, ny] = ring[(n + 1) % ring.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
  return Math.abs(doubled / 2) >= SMALLEST && ring.every(([x, y]) => x > 0 && x < MAP.width && y > 0)
}

/** A line in the fewest characters: differences of whole units. */
function line(points: readonly Point[]): string {
  const [[x0, y0] = [0, 0], ...rest] = points
  let [x, y] = [x0, y0]
  const steps = rest.flatMap(([nx, ny]) => {
    const step = [nx - x, ny - y]
    ;[x, y] = [nx, ny]
    return step.some(Boolean) ? [step.join(' ').replace(' -', '-')] : []
  })
  return `M${x0} ${y0}l${steps.join(' ').replaceAll(' -', '-')}`
}

const here = objects.counties.geometries.filter(({ id }) => id.startsWith('72'))
const polygons = ({ type, arcs }: (typeof here)[number]) =>
  (type === 'Polygon' ? [arcs] : arcs) as readonly (readonly number[][])[]
const nameOf = ({ properties: { name } }: (typeof here)[number]) => {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const found = municipios.rows.find(({ municipio }) => plain(municipio) === plain(name))
  if (!found) throw new Error(`${name} is no municipio`)
  return found
}

const shapes = here
  .map(geometry => ({
    name: nameOf(geometry).municipio,
    path: polygons(geometry)
      .flatMap(rings => rings.map(ring => ringOf(ring.flat())))
      .filter(isDrawn)
      .map(ring => `${line(ring)}z`)
      .join(''),
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'es'))

/** Arcs between municipios of two regions. */
const regionsAt = new Map<number, Set<string>>()
for (const geometry of here)
  for (const index of polygons(geometry).flat(2)) {
    const at = index < 0 ? ~index : index
    regionsAt.set(at, (regionsAt.get(at) ?? new Set()).add(nameOf(geometry).region))
  }
const borders = [...regionsAt].filter(([, regions]) => regions.size > 1).map(([at]) => line(arcAt(at)))

const quoted = (name: string) => (/^\p{L}+$/u.test(name) ? name : `'${name}'`)
writeFileSync(
  FILE,
  `// Written by tests/support/draw-municipios.ts from us-atlas 3.0.1 (ISC; US Census Bureau); drawn like geography.ts.

/** Every municipio as a closed path. */
export const municipioPaths: Readonly<Record<string, string>> = {
${shapes.map(({ name, path }) => `  ${quoted(name)}: '${path}',`).join('\n')}
}

/** Where one region ends and the next begins. */
export const regionBorders =
  '${borders.join('')}'
`,
)
console.log(
  `${shapes.length} municipios, ${shapes.reduce((sum, { path }) => sum + path.length, 0)} characters`,
)
