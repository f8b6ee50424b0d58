import * as z from 'zod/mini'
import { detailed, type May, route } from '../kernel/route.ts'
import { Region } from '../kernel/school.ts'
import { ROLES } from '../kernel/standing.ts'
import { DayReason, DeclaredDay, SchoolCalendar, SchoolHours } from './calendar.ts'
import { School, SchoolId, SchoolName } from './schema.ts'

export const listSchools = route({
  name: 'schools/list-schools',
  on: 'GET /schools',
  about: 'The active schools of a region by name, for those who sign up.',
  may: { roles: 'anyone', scope: 'public' },
  rate: { perSecond: 100, burst: 200 },
  query: z.strictObject({ region: Region }),
  reply: z.strictObject({ schools: z.array(School) }),
  errors: [],
})

// Each names the field that it speaks of.
const nameTaken = detailed('schools.nameTaken', z.strictObject({ field: z.literal('name') }))
const idTaken = detailed('schools.idTaken', z.strictObject({ field: z.literal('schoolId') }))

const keepsTheCatalogue = { roles: ['admin'], scope: 'island' } as const satisfies May

export const listCatalogue = route({
  name: 'schools/list-catalogue',
  on: 'GET /island/schools',
  about:
    'The catalogue of schools by name, those no longer active too; all of it, or of one region or municipio.',
  may: keepsTheCatalogue,
  query: z.strictObject({
    region: z.optional(Region),
    municipio: z.optional(z.string()),
    active: z.optional(z.stringbool({ truthy: ['true'], falsy: ['false'] })),
  }),
  reply: z.strictObject({ schools: z.array(School) }),
  errors: [],
})

export const addSchool = route({
  name: 'schools/add-school',
  on: 'POST /island/schools',
  about: 'Adds a school to the catalogue; without an id it is given one made of its name and municipio.',
  repeats: 'once',
  may: keepsTheCatalogue,
  body: z.strictObject({
    schoolId: z.optional(SchoolId),
    name: SchoolName,
    region: Region,
    municipio: z.string(),
    active: z._default(z.boolean(), true),
  }),
  reply: School,
  errors: ['schools.unknownMunicipio', 'schools.anotherRegion', idTaken, nameTaken],
  // The catalogue lags a moment behind: whoever saved shows it as it was saved.
  invalidates: ['schools/list-schools'],
})

export const changeSchool = route({
  name: 'schools/change-school',
  on: 'PATCH /island/schools/{schoolId}',
  about:
    'Changes a school of the catalogue, closes it (`active: false`) or opens it again. None is ever deleted.',
  repeats: 'once',
  may: keepsTheCatalogue,
  body: z.strictObject({
    name: z.optional(SchoolName),
    region: z.optional(Region),
    municipio: z.optional(z.string()),
    active: z.optional(z.boolean()),
  }),
  reply: School,
  errors: ['schools.unknownMunicipio', 'schools.anotherRegion', nameTaken],
  invalidates: ['schools/list-schools'],
})

export const getCalendar = route({
  name: 'schools/get-calendar',
  on: 'GET /calendar',
  about: 'The hours of a school day and the days that were declared to be none, oldest first.',
  may: { roles: ROLES, scope: 'self' },
  reply: SchoolCalendar,
  errors: [],
})

export const declareDay = route({
  name: 'schools/declare-day',
  on: 'PUT /island/calendar/{day}',
  about: 'Declares that a day is none of school: it neither extends nor breaks a streak.',
  repeats: 'harmlessly',
  may: keepsTheCatalogue,
  body: z.strictObject({ reason: DayReason }),
  reply: DeclaredDay,
  errors: [],
  invalidates: ['schools/get-calendar'],
})

export const withdrawDay = route({
  name: 'schools/withdraw-day',
  on: 'DELETE /island/calendar/{day}',
  about: 'Takes back that a day was declared: it is a day like any other again.',
  repeats: 'harmlessly',
  may: keepsTheCatalogue,
  reply: z.strictObject({}),
  errors: [],
  invalidates: ['schools/get-calendar'],
})

export const setSchoolHours = route({
  name: 'schools/set-school-hours',
  on: 'PUT /island/school-hours',
  about: 'Sets the hours of a school day, island time.',
  repeats: 'harmlessly',
  may: keepsTheCatalogue,
  body: SchoolHours,
  reply: SchoolHours,
  errors: [],
  invalidates: ['schools/get-calendar'],
})
