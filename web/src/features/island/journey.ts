import type { ListedText } from '#shared/catalogue/schema.ts'
import { shelfOf } from '#shared/catalogue/shelf.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { readingPaths } from '#web/lib/reading-path.ts'
import { middles } from './middles.ts'
import { spread } from './spread.ts'

/** A place where the journey stops: one text of the city. */
export interface Stop {
  readonly city: string
  readonly text: Pick<ListedText, 'id' | 'title' | 'language' | 'grade' | 'estimatedMinutes'>
  readonly x: number
  readonly y: number
  readonly state: 'done' | 'next' | 'open'
}

/** Where the drawing wants the stop, when that is not the middle of the municipio. */
const spots: Readonly<Record<string, readonly [number, number]>> = {
  Luquillo: [884, 196],
  'Río Grande': [788, 314],
  'San Juan': [610, 158],
  Vieques: [1010, 372],
  Arecibo: [368, 214],
  Ponce: [430, 424],
  Mayagüez: [152, 290],
  Utuado: [352, 300],
}

/** Where a place is in the drawing's units; undefined where there is none of that name. */
export const spotOf = (city: string): readonly [number, number] | undefined => spots[city] ?? middles[city]

/** A child sees so many places at once; when all are done, the next ones light the map. */
export const STOPS = 8

/**
 * The stops of a child of a grade, in the order of the shelf, the same in whichever language the page speaks: that says only
 * which of a city's texts a stop opens, where it has texts in both. A city is one stop; it is done when one of its texts was
 * read, in either language. The first that is not done is next.
 */
export function journeyOf(
  texts: readonly ListedText[],
  language: Language,
  grade: Grade,
  readIds: ReadonlySet<string>,
): readonly Stop[] {
  const ordered = shelfOf(texts, grade)
  const cities = [...new Set(ordered.map(({ city }) => city))]
  const stops = cities.flatMap(city => {
    const here = ordered.filter(text => text.city === city)
    const spoken = here.filter(text => text.language === language)
    const offered = spoken.length > 0 ? spoken : here
    const text = offered.find(({ id }) => !readIds.has(id)) ?? offered[0]
    const spot = spotOf(city)
    if (!text || !spot) return []
    return [{ city, text, x: spot[0], y: spot[1], done: here.some(({ id }) => readIds.has(id)) }]
  })
  const firstOpen = stops.findIndex(({ done }) => !done)
  const lastStage = Math.max(0, Math.ceil(stops.length / STOPS) - 1)
  const stage = firstOpen < 0 ? lastStage : Math.floor(firstOpen / STOPS)
  return spread(stops.slice(stage * STOPS, (stage + 1) * STOPS)).map(({ done, ...stop }) => ({
    ...stop,
    state: done ? 'done' : stop.city === stops[firstOpen]?.city ? 'next' : 'open',
  }))
}

/** The address at which the reading screen opens a text. */
export const addressOf = ({ id, language }: Pick<ListedText, 'id' | 'language'>): string =>
  `${readingPaths[language]}/${encodeURIComponent(id)}`

/**
 * The road past all stops: around their middle, so that it never crosses itself, each piece bent outwards as the
 * island's own coast road is.
 */
export function roadPast(stops: readonly Pick<Stop, 'x' | 'y'>[]): string {
  const middle = {
    x: stops.reduce((sum, { x }) => sum + x, 0) / stops.length,
    y: stops.reduce((sum, { y }) => sum + y, 0) / stops.length,
  }
  const angle = ({ x, y }: Pick<Stop, 'x' | 'y'>) => Math.atan2(y - middle.y, x - middle.x)
  const around = stops.toSorted((a, b) => angle(a) - angle(b))
  const [first] = around
  if (!first) return ''
  // Two places have one road between them; more have a ring.
  const ends = around.length > 2 ? [...around.slice(1), first] : around.slice(1)
  let from = first
  let road = `M${from.x} ${from.y}`
  for (const to of ends) {
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const bend = (at: number, centre: number) => Math.round(at + (at - centre) * BEND)
    road += `Q${bend(half.x, middle.x)} ${bend(half.y, middle.y)} ${to.x} ${to.y}`
    from = to
  }
  return road
}
const BEND = 0.24
