import * as z from 'zod/mini'

/** The grades served, in order. */
export const GRADES = ['PK', 'K', '1', '2', '3', '4', '5'] as const
export const Grade = z.enum(GRADES)
export type Grade = z.output<typeof Grade>

/** The grades in which children begin to read: what there is to do is heard and drawn before it is written. */
const BEGINNERS: readonly Grade[] = ['PK', 'K', '1']
export const beginsToRead = (grade: Grade): boolean => BEGINNERS.includes(grade)

/** The seven regional offices (ORE) of the education department. */
export const REGIONS = ['Arecibo', 'Bayamón', 'Caguas', 'Humacao', 'Mayagüez', 'Ponce', 'San Juan'] as const
export const Region = z.enum(REGIONS)
export type Region = z.output<typeof Region>

/** The languages taught and spoken by the interface. */
export const LANGUAGES = ['es-PR', 'en-US'] as const
export const Language = z.enum(LANGUAGES)
export type Language = z.output<typeof Language>

export const Difficulty = z.enum(['easy', 'medium', 'hard'])
export type Difficulty = z.output<typeof Difficulty>

/** The subjects that the thematic units teach. */
export const SUBJECTS = ['Matemáticas', 'Ciencias', 'Español', 'Inglés'] as const
export const Subject = z.enum(SUBJECTS)
export type Subject = z.output<typeof Subject>
