import * as z from 'zod/mini'
import { Grade, Language } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Sound } from '../language/sound.ts'

/** Pages written at once, each in about fifteen seconds. */
export const ANALYSES_AT_ONCE = 5
export const SECONDS_AN_ANALYSIS = 15

/** Stands in a sentence where the sound of its finding is named: the page puts the letters there. */
export const SOUND_MARK = '{sound}'

/** A sentence in both languages, and the findings that it rests on, by their place in the page. */
export const Sentence = z.strictObject({
  text: z.record(Language, z.string()),
  of: z.array(z.int().check(z.minimum(0))).check(z.minLength(1)),
})
export type Sentence = z.output<typeof Sentence>

const Name = z.string().check(z.regex(/^[a-z][A-Za-z]{0,39}$/))

/** What a sentence rests on, as whoever counted it told it: what the names say is theirs. No field takes a word of anybody's. */
const Basis = z.strictObject({
  id: Name,
  language: z.optional(Language),
  sound: z.optional(Sound),
  grade: z.optional(Grade),
  on: z.optional(SchoolDay),
  figures: z.record(Name, z.int()),
})

/** A page of prose about what the figures of a day show. */
export const AnalysisPage = z.strictObject({
  /** The day on which its figures were counted. */
  day: SchoolDay,
  writtenAt: z.iso.datetime(),
  findings: z.array(Basis),
  sentences: z.array(Sentence),
  /** The model that wrote it, by its id. */
  modelId: z.string(),
})
export type AnalysisPage = z.output<typeof AnalysisPage>

/** What became of the latest page that was asked for, and the latest that was written. */
export const Analysis = z.strictObject({
  analysisId: z.string(),
  state: z.enum(['asked', 'written', 'refused']),
  askedAt: z.iso.datetime(),
  /** When it was written or refused. */
  settledAt: z.optional(z.iso.datetime()),
  /** Why nothing was written: nothing stood its checks, or nobody wrote. */
  why: z.optional(z.enum(['checks', 'unavailable'])),
  page: z.optional(AnalysisPage),
})
export type Analysis = z.output<typeof Analysis>
