import * as z from 'zod/mini'
import { Region } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'

/** What is counted of the children of a place: how many there are, how many read this week, and how often. */
const counts = { students: z.int(), readers: z.int(), readings: z.int() }

export const GroupFigures = z.strictObject({ groupId: z.string(), ...counts })
export type GroupFigures = z.output<typeof GroupFigures>

/** An active school of the catalogue. `groups`: those that have children. */
export const SchoolFigures = z.strictObject({
  schoolId: z.string(),
  name: z.string(),
  region: Region,
  municipio: z.string(),
  groups: z.int(),
  ...counts,
})
export type SchoolFigures = z.output<typeof SchoolFigures>

/** The week is named by its Monday. */
export const Figures = z.strictObject({ week: SchoolDay, schools: z.array(SchoolFigures) })
export type Figures = z.output<typeof Figures>

/** A region's schools together. */
export const RegionFigures = z.strictObject({ region: Region, schools: z.int(), groups: z.int(), ...counts })
export type RegionFigures = z.output<typeof RegionFigures>

/** Of each region its sums; `withheld`: those with too few children for their figures to leave them. */
export const Aggregates = z.strictObject({
  week: SchoolDay,
  regions: z.array(RegionFigures),
  withheld: z.array(Region),
})
export type Aggregates = z.output<typeof Aggregates>

/** Of one school, with each of its groups; null while the catalogue’s word of it has not arrived. */
export const OneSchoolFigures = z.strictObject({
  week: SchoolDay,
  school: z.nullable(SchoolFigures),
  groups: z.array(GroupFigures),
})
export type OneSchoolFigures = z.output<typeof OneSchoolFigures>
