import type { Grade, Language } from '#shared/kernel/school.ts'
import type { Sound } from '#shared/language/sound.ts'
import { DEMO_CHILD } from '../demo-names.ts'

/** How a child reads in one language when the weeks begin, and how much better in each week that follows. */
export interface Reads {
  /** Share of the words of a text of the child's grade, 0 to 1. */
  readonly accuracy: number
  /** Words a minute. */
  readonly pace: number
  /** Words a minute, more each week. */
  readonly gain: number
}

/** A child of the class to look at: nobody, but such as there are. */
export interface Reader {
  readonly fullName: string
  readonly grade: Grade
  readonly languages: Readonly<Record<Language, Reads>>
  /** The chance that a question is right at once, 0 to 1. */
  readonly understands: number
  /** The chance of reading on a school day, 0 to 1. */
  readonly reads: number
  /** Sounds that are said as others. */
  readonly misses: readonly Sound[]
  /** In which of the weeks the child came, 0 for the first. */
  readonly since: number
  /** For so many school days nothing has been seen of the child. */
  readonly away: number
}

type Way = Pick<Reader, 'languages' | 'understands' | 'reads'>

const both = (spanish: Reads, english: Reads): Reader['languages'] => ({ 'es-PR': spanish, 'en-US': english })

const WAYS = {
  strong: {
    languages: both({ accuracy: 0.98, pace: 96, gain: 1.6 }, { accuracy: 0.97, pace: 88, gain: 1.8 }),
    understands: 0.92,
    reads: 0.9,
  },
  steady: {
    languages: both({ accuracy: 0.955, pace: 72, gain: 1.4 }, { accuracy: 0.94, pace: 60, gain: 1.5 }),
    understands: 0.82,
    reads: 0.75,
  },
  // Reads the words and not what they say.
  quick: {
    languages: both({ accuracy: 0.965, pace: 92, gain: 1 }, { accuracy: 0.95, pace: 80, gain: 1 }),
    understands: 0.45,
    reads: 0.8,
  },
  // At home in Spanish, new to English.
  spanish: {
    languages: both({ accuracy: 0.965, pace: 80, gain: 1.2 }, { accuracy: 0.86, pace: 38, gain: 0.9 }),
    understands: 0.78,
    reads: 0.75,
  },
  // Came from the mainland: the other way round.
  english: {
    languages: both({ accuracy: 0.87, pace: 40, gain: 1 }, { accuracy: 0.97, pace: 90, gain: 1.3 }),
    understands: 0.8,
    reads: 0.75,
  },
  struggling: {
    languages: both({ accuracy: 0.84, pace: 34, gain: 0.4 }, { accuracy: 0.79, pace: 26, gain: 0.3 }),
    understands: 0.55,
    reads: 0.65,
  },
  // In kindergarten: words begin to be read.
  beginner: {
    languages: both({ accuracy: 0.965, pace: 26, gain: 1.4 }, { accuracy: 0.945, pace: 20, gain: 1.1 }),
    understands: 0.8,
    reads: 0.85,
  },
} as const satisfies Record<string, Way>

interface Told {
  readonly grade?: Grade
  readonly misses?: readonly Sound[]
  readonly since?: number
  readonly away?: number
}

const reader = (
  fullName: string,
  way: keyof typeof WAYS,
  { grade = '2', misses = [], since = 0, away = 0 }: Told = {},
): Reader => ({ fullName, grade, ...WAYS[way], misses, since, away })

/** The other child of the demo family. */
export const SIBLING = 'Mateo Rivera Colón'

/** Segundo A: 24 children. Nobody's names. */
const READERS: readonly Reader[] = [
  reader('Adrián Meléndez Ortiz', 'steady'),
  reader('Alanis Cordero Vega', 'strong'),
  reader('Amanda Sofía Ríos Nieves', 'steady', { misses: ['en-th'] }),
  reader('Ángel Luis Figueroa Soto', 'struggling', { misses: ['es-r-blends', 'en-s-clusters'] }),
  reader('Bryan Joel Santiago Lugo', 'steady', { away: 9 }),
  reader('Camila Andrea Báez Rosa', 'strong'),
  reader('Carlos Daniel Muñiz Pagán', 'spanish', { misses: ['en-s-clusters', 'en-th'] }),
  reader('Daniela Quiñones Ayala', 'steady'),
  reader('Dereck Maldonado Cruz', 'struggling', { misses: ['es-r-blends', 'es-diphthongs'] }),
  reader('Edmarie Vázquez Torres', 'quick'),
  reader('Fabián Irizarry León', 'steady', { misses: ['es-r-blends'] }),
  reader('Gabriela Nicole Peña Díaz', 'strong'),
  reader('Héctor Iván Alicea Ramos', 'steady'),
  reader('Isabella Marrero Feliciano', 'english', { since: 5, misses: ['es-rr'] }),
  reader('Jadiel Omar Rosado Colón', 'spanish', { misses: ['en-th', 'en-final-clusters'] }),
  reader('Kamila Burgos Matos', 'steady'),
  reader('Liam Ezequiel Toro Camacho', 'steady', { since: 7 }),
  reader('Lorena Ivelisse Negrón Sáez', 'strong'),
  reader(SIBLING, 'steady', { misses: ['en-th'] }),
  reader('Naomi Zoé Delgado O’Neill', 'quick'),
  reader('Omar Yadiel Cintrón Rivera', 'struggling', { away: 3, misses: ['es-r-blends', 'en-s-clusters'] }),
  reader('Paola Cristina Ortega Ñeco', 'strong'),
  reader('Sebastián Núñez Hernández', 'steady', { away: 12 }),
  reader('Yarielis Marie Rolón Guzmán', 'spanish', { misses: ['en-s-clusters'] }),
]

/** Six more, where a group of 30 is to be looked at. */
const MORE: readonly Reader[] = [
  reader('Abner Gabriel Padilla Cruz', 'steady'),
  reader('Coral Amelia Sánchez Vélez', 'strong'),
  reader('Eliezer Montalvo Ruiz', 'spanish', { misses: ['en-th'] }),
  reader('Glorimar Santos Bonilla', 'steady'),
  reader('Noel Antonio Acevedo Mora', 'struggling', { misses: ['es-diphthongs'] }),
  reader('Valentina Robles Candelaria', 'quick'),
]

/** So many of them, 30 at most. */
export const readersOf = (count: number): readonly Reader[] => [...READERS, ...MORE].slice(0, count)

/** The demo child, who is in another group. */
const AMAYA = reader(DEMO_CHILD, 'beginner', { grade: 'K', misses: ['es-rr'] })

/** Everybody who lives the weeks: the class, and after it the demo child. */
export const castOf = (count: number): readonly Reader[] => [...readersOf(count), AMAYA]

/** Those who learn English together besides, as children in two groups. */
export const ENGLISH_READERS: readonly string[] = [
  'Carlos Daniel Muñiz Pagán',
  'Jadiel Omar Rosado Colón',
  'Yarielis Marie Rolón Guzmán',
  'Ángel Luis Figueroa Soto',
]
