import type { Language } from '#shared/kernel/school.ts'
import type { LandingTexts } from '#web/i18n/landing.ts'

/** What a card shows of a thematic unit. */
export interface FeaturedUnit {
  readonly id: keyof LandingTexts['units']['list']
  /** A municipio, by its proper name. */
  readonly city: string
  readonly cycle: 'K-2' | '3-5'
  /** The file of its picture, drawn at build; without one, the coquí waits there. */
  readonly heroImage?: string
  /** How many standards it covers: its lessons. */
  readonly standards?: number
}

const LESSONS = 4
export const lessonsOf = ({ standards = LESSONS }: FeaturedUnit): number => standards

/** The stops that the landing page shows, from east to west as the sun goes; at most so many. */
export const MOST_UNITS = 6
export const units: readonly FeaturedUnit[] = [
  { id: 'castillos-de-arena', city: 'Luquillo', cycle: 'K-2', heroImage: '/pictures/castillos-de-arena.svg' },
  { id: 'bahia-que-brilla', city: 'Vieques', cycle: 'K-2', heroImage: '/pictures/bahia-que-brilla.svg' },
  { id: 'ranas-del-yunque', city: 'Río Grande', cycle: 'K-2', heroImage: '/pictures/ranas-del-yunque.svg' },
  {
    id: 'murallas-de-san-juan',
    city: 'San Juan',
    cycle: 'K-2',
    heroImage: '/pictures/murallas-de-san-juan.svg',
  },
  {
    id: 'valle-de-las-estrellas',
    city: 'Arecibo',
    cycle: '3-5',
    heroImage: '/pictures/valle-de-las-estrellas.svg',
  },
  { id: 'leon-de-ponce', city: 'Ponce', cycle: '3-5', heroImage: '/pictures/leon-de-ponce.svg' },
]

/** The address of the page in each language. */
export const landingPaths: Readonly<Record<Language, string>> = { 'es-PR': '/', 'en-US': '/en' }
