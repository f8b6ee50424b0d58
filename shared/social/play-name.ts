import * as z from 'zod/mini'

/** By what others know a child: an animal, a quality and a number. Nobody types it, and nobody’s name is in it. */
export const PLAY_ANIMALS = [
  'coqui',
  'cotorra',
  'manati',
  'iguana',
  'mucaro',
  'carey',
  'zumbador',
  'pelicano',
] as const
export const PLAY_QUALITIES = [
  'alegre',
  'valiente',
  'veloz',
  'brillante',
  'amable',
  'genial',
  'feliz',
  'audaz',
] as const

export const PlayName = z.strictObject({
  animal: z.enum(PLAY_ANIMALS),
  quality: z.enum(PLAY_QUALITIES),
  number: z.int().check(z.minimum(1), z.maximum(99)),
})
export type PlayName = z.output<typeof PlayName>

/** What a group is called in a tournament: a tree of the island. */
export const TEAMS = [
  'flamboyan',
  'ceiba',
  'yagrumo',
  'palma',
  'guayacan',
  'almacigo',
  'ausubo',
  'maga',
  'tabonuco',
  'mango',
] as const
export const Team = z.strictObject({
  tree: z.enum(TEAMS),
  number: z.int().check(z.minimum(1), z.maximum(99)),
})
export type Team = z.output<typeof Team>
