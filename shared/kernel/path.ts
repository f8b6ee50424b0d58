import * as z from 'zod/mini'
import { Place } from './place.ts'
import { Region } from './school.ts'
import { SchoolDay } from './school-day.ts'

/** What an id of ours may look like in a path: `#` parts the halves of a key, so that none may reach into another. */
const PathId = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^#]*$/))

/** Parameters of paths that are more than an id, by their name in any route. */
const NAMED = { place: Place, region: Region, day: SchoolDay } as const
type Named = typeof NAMED

/** What the parameter of this name is, whatever the route. */
export const pathParam = (name: string): z.ZodMiniType<string> =>
  Object.hasOwn(NAMED, name) ? NAMED[name as keyof Named] : PathId

/** The type of the parameter of this name. */
export type PathParam<Name extends string> = Name extends keyof Named ? z.output<Named[Name]> : string
