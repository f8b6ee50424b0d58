import type { NewPhase, Strategy } from '#shared/interventions/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import type { Reader } from './readers.ts'
import type { Shelf } from './shelf.ts'

type Doing = Omit<NewPhase, 'version' | 'from'>

/** A plan that the teacher has for a child of the class. Weeks are counted back from the one in which it is looked at. */
export interface Support {
  readonly fullName: string
  readonly language: Language
  /** Of the texts by which it is followed. */
  readonly grade: Grade
  readonly begins: number
  readonly doing: Doing
  /** Words more a week: by the rate that is usual for the grade, or as the teacher sets it. */
  readonly goal: 'realistic' | 'ambitious' | number
  /** Something else is done from then on. */
  readonly changes?: { readonly weeks: number; readonly doing: Doing }
  /** The goal is set higher, to so many words more a week. */
  readonly raises?: { readonly weeks: number; readonly goal: number }
  /** It is reached. */
  readonly ends?: number
}

const doing = (
  tier: Doing['tier'],
  what: Strategy,
  about: string,
  [perWeek, minutes, size]: readonly [number, number, number],
): Doing => ({ tier, what, about, perWeek, minutes, size })

/** One goes well, one does not and one was changed; one has only begun and one is over. */
const SUPPORTS: readonly Support[] = [
  {
    fullName: 'Ángel Luis Figueroa Soto',
    language: 'es-PR',
    grade: '1',
    begins: 6,
    doing: doing(2, 'phonics', 'Grupos con r: pra, bre, tri', [3, 15, 4]),
    goal: 'realistic',
    changes: {
      weeks: 2,
      doing: doing(3, 'repeatedReading', 'Grupos con r y lectura repetida, a solas', [4, 20, 1]),
    },
  },
  {
    fullName: 'Dereck Maldonado Cruz',
    language: 'es-PR',
    grade: '1',
    begins: 6,
    doing: doing(2, 'repeatedReading', 'El mismo párrafo tres veces', [3, 15, 3]),
    goal: 'ambitious',
  },
  {
    fullName: 'Omar Yadiel Cintrón Rivera',
    language: 'es-PR',
    grade: '1',
    begins: 5,
    doing: doing(3, 'pairedReading', 'A la vez con un adulto; después, a solas', [4, 20, 1]),
    goal: 'realistic',
  },
  {
    fullName: 'Carlos Daniel Muñiz Pagán',
    language: 'en-US',
    grade: '1',
    begins: 6,
    doing: doing(2, 'modelReading', 'Primero escucha, después lee', [3, 15, 4]),
    goal: 0.3,
    raises: { weeks: 3, goal: 1 },
  },
  {
    fullName: 'Jadiel Omar Rosado Colón',
    language: 'en-US',
    grade: '1',
    begins: 5,
    doing: doing(2, 'phonics', 'th y consonantes finales', [3, 15, 4]),
    goal: 0.8,
  },
  {
    fullName: 'Fabián Irizarry León',
    language: 'es-PR',
    grade: '2',
    begins: 6,
    doing: doing(1, 'wordStudy', 'Cinco palabras con br, tr o pr antes de leer', [5, 5, 12]),
    goal: 1,
  },
  {
    fullName: 'Isabella Marrero Feliciano',
    language: 'es-PR',
    grade: '1',
    begins: 1,
    doing: doing(2, 'blending', 'rr y r: perro, pero', [3, 15, 3]),
    goal: 'realistic',
  },
  {
    fullName: 'Amanda Sofía Ríos Nieves',
    language: 'en-US',
    grade: '2',
    begins: 7,
    doing: doing(1, 'phonics', 'th', [2, 10, 6]),
    goal: 0.6,
    ends: 1,
  },
]

export const supportOf = ({ fullName }: Pick<Reader, 'fullName'>): Support | undefined =>
  SUPPORTS.find(one => one.fullName === fullName)

/** A school year has weeks enough for it: so many texts are not read before they are wanted. */
const PROBES = 12

/** The texts that are kept for following a child with a plan, in the order in which they are read. */
export function probesFor(reader: Pick<Reader, 'fullName'>, { texts }: Pick<Shelf, 'texts'>): Shelf['texts'] {
  const support = supportOf(reader)
  if (!support) return []
  const { language, grade } = support
  return texts
    .filter(({ text }) => text.language === language && text.grade === grade)
    .toSorted((a, b) => (a.text.id < b.text.id ? 1 : -1))
    .slice(0, PROBES)
}

/** How it went, as the teacher writes it down. */
export const NOTES = [
  'Leyó con más soltura la tercera vez.',
  'Se corrigió a solas dos veces.',
  'Le costó empezar; terminó bien.',
  'Pidió leerlo otra vez.',
  'Hoy se cansó pronto.',
  'Se aprendió el orden y miraba menos el texto.',
  'Leyó el diálogo con voces.',
  'Señaló con el dedo todo el tiempo.',
  'Llegó tarde; alcanzó para una página.',
  'Le gustó el texto de hoy.',
  '',
  '',
  '',
] as const
