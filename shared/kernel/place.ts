import * as z from 'zod/mini'
import { Region } from './school.ts'

/** Somewhere that people belong to: `group:<id>`, `school:<id>`, `region:<name>`, or `island`. */
export const Place = z.string().check(z.regex(/^(island|(group|school):[\w-]{1,64}|region:[\p{L} ]{1,32})$/u))
export type Place = z.output<typeof Place>

export type PlaceKind = 'group' | 'school' | 'region' | 'island'

export const placeAt = (kind: Exclude<PlaceKind, 'island'>, id: string): Place => `${kind}:${id}`

/** The halves of a place; the island has no id. */
export function partsOf(place: Place): { readonly kind: PlaceKind; readonly id: string } {
  const [kind = '', id = ''] = place.split(':')
  return { kind: kind as PlaceKind, id }
}

/** Where a group or a school lies, as identity last wrote it. */
export const PlaceStanding = z.strictObject({
  place: Place,
  schoolId: z.optional(z.string()),
  region: z.optional(Region),
})
export type PlaceStanding = z.output<typeof PlaceStanding>

/** A place whose standing is its own name; undefined where identity must be asked. */
export function selfEvident(place: Place): PlaceStanding | undefined {
  const { kind, id } = partsOf(place)
  if (kind === 'island') return { place }
  const region = kind === 'region' ? Region.safeParse(id) : undefined
  return region?.success ? { place, region: region.data } : undefined
}
