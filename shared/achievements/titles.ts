import * as z from 'zod/mini'

/** From the rarest down, as titles are listed. */
export const RARITIES = ['legendary', 'epic', 'rare', 'common'] as const
export const Rarity = z.enum(RARITIES)
export type Rarity = z.output<typeof Rarity>

/** What unlocks a title: each of these is reached. */
export const Requirement = z.strictObject({
  totalXp: z.optional(z.int()),
  level: z.optional(z.int()),
  streak: z.optional(z.int()),
  lessons: z.optional(z.int()),
})
export type Requirement = z.output<typeof Requirement>

/** A title that can be worn beside one’s name; its words are `titles.<titleId>` of achievements. */
export const TitleDefinition = z.strictObject({
  titleId: z.string(),
  rarity: Rarity,
  /** One that is not is listed for nobody and unlocks no more; whoever has it keeps it. */
  isActive: z.boolean(),
  requires: Requirement,
})
export type TitleDefinition = z.output<typeof TitleDefinition>

const of = (rarity: Rarity, titles: Readonly<Record<string, Requirement>>): readonly TitleDefinition[] =>
  Object.entries(titles).map(([titleId, requires]) => ({ titleId, rarity, isActive: true, requires }))

/** Every title, the rarest first. A child who reads each school day reaches about 50 points a day. */
export const TITLES: readonly TitleDefinition[] = [
  ...of('legendary', {
    'guardian-del-yunque': { lessons: 500 },
    'leyenda-de-la-isla': { totalXp: 16_000 },
    'bahia-que-brilla': { level: 20 },
    'cien-soles': { streak: 100 },
    'voz-de-boriken': { level: 15, lessons: 300 },
  }),
  ...of('epic', {
    'luz-de-arecibo': { totalXp: 6000 },
    'canto-del-yunque': { level: 12 },
    'muralla-de-san-juan': { lessons: 200 },
    'marea-alta': { streak: 50 },
    'capitan-de-palabras': { totalXp: 3500 },
    'luna-llena': { streak: 30 },
  }),
  ...of('rare', {
    cuentacuentos: { lessons: 100 },
    'ola-lectora': { totalXp: 2000 },
    'alas-de-cotorra': { level: 8 },
    'faro-encendido': { streak: 14 },
    exploralibros: { lessons: 50 },
    'brisa-de-palabras': { totalXp: 1000 },
    'semana-de-sol': { streak: 7 },
  }),
  ...of('common', {
    abrazalibros: { lessons: 20 },
    'flor-de-maga': { level: 4 },
    'semilla-de-flamboyan': { totalXp: 400 },
    'pasito-a-paso': { streak: 3 },
    'oido-de-coqui': { lessons: 10 },
    'huella-en-la-arena': { level: 2 },
    chispa: { totalXp: 50 },
    'primera-pagina': { lessons: 1 },
  }),
]

const byId = new Map(TITLES.map(title => [title.titleId, title]))

/** Undefined where there is none of that name. */
export const titleOf = (titleId: string): TitleDefinition | undefined => byId.get(titleId)
