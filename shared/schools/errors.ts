import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'schools.unknownMunicipio': 422,
  'schools.anotherRegion': 422,
  'schools.idTaken': 409,
  'schools.nameTaken': 409,
  'schools.unknownImport': 404,
} as const satisfies Record<`schools.${string}`, Status>
