import type { HeroImage } from '#shared/catalogue/hero-image.ts'
import type { Language } from '#shared/kernel/school.ts'
import type { LandingTexts } from '#web/i18n/landing.ts'

/** What a card shows of a thematic unit of the catalogue: written here again, so that a page which only greets loads none of it. */
export interface FeaturedUnit {
  readonly id: keyof LandingTexts['units']['list']
  /** A municipio, by its proper name. */
  readonly city: string
  readonly cycle: 'K-2' | '3-5'
  /** Its picture, drawn at build; without one, the coquí waits there. */
  readonly heroImage?: HeroImage
  /** How many standards it covers: its lessons. */
  readonly standards?: number
}

const LESSONS = 4
export const lessonsOf = ({ standards = LESSONS }: FeaturedUnit): number => standards

/** The file of a unit's picture. */
export const pictureOf = ({ id }: Pick<FeaturedUnit, 'id'>): string => `/pictures/${id}.svg`

/** The stops that the landing page shows, from east to west as the sun goes; at most so many. */
export const MOST_UNITS = 6
export const units: readonly FeaturedUnit[] = [
  { id: 'castillos-de-arena', city: 'Luquillo', cycle: 'K-2', heroImage: 'beach', standards: 3 },
  { id: 'coqui-del-yunque', city: 'Río Grande', cycle: 'K-2', heroImage: 'rainforest', standards: 2 },
  { id: 'formas-en-san-juan', city: 'San Juan', cycle: 'K-2', heroImage: 'street', standards: 3 },
  { id: 'juntar-y-quitar-en-ponce', city: 'Ponce', cycle: 'K-2', heroImage: 'plaza', standards: 2 },
  { id: 'el-cielo-de-arecibo', city: 'Arecibo', cycle: 'K-2', heroImage: 'valley', standards: 2 },
  { id: 'medir-en-cabo-rojo', city: 'Cabo Rojo', cycle: 'K-2', heroImage: 'lighthouse', standards: 3 },
]

/** The address of the page in each language. */
export const landingPaths: Readonly<Record<Language, string>> = { 'es-PR': '/', 'en-US': '/en' }
