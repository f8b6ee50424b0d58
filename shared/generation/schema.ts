import * as z from 'zod/mini'
import { Grade, Language } from '../kernel/school.ts'
import { languageOf, Sound } from '../language/sound.ts'

/** What a text may be about: a child picks one by its picture, so that nobody writes to a model. */
export const THEMES = ['animals', 'sea', 'food', 'family', 'town', 'weather', 'sports', 'night'] as const
export const Theme = z.enum(THEMES)
export type Theme = z.output<typeof Theme>

/** Texts a child may have made a day: as many as are read with care; more would be tapped, not read. */
export const DAILY_LIMIT = 3
/** A text that was refused is given back, but not without end: so many may be asked for in a day at all. */
export const DAILY_ASKS = 6
/**
 * Asked for in a whole school a day: two classes' worth, at less than a cent each. What all schools of the island may ask
 * for in a day is written within the day, at `TEXTS_AT_ONCE`.
 */
export const SCHOOL_DAILY_ASKS = 150
/** Texts written at once, each in about ten seconds: the calls that this takes are to be allowed by the model's quota. */
export const TEXTS_AT_ONCE = 10
export const SECONDS_A_TEXT = 10
/** What a list holds at most. */
export const LIST_LIMIT = 20

/** All that is said of a child: no field takes words of anybody's. */
export const AskText = z
  .strictObject({
    language: Language,
    grade: Grade,
    theme: Theme,
    /** The sounds that the child misses most, for which words are to be chosen. */
    sounds: z.array(Sound).check(z.maxLength(5)),
  })
  .check(
    z.refine(({ language, sounds }) => sounds.every(sound => languageOf(sound) === language), {
      path: ['sounds'],
    }),
  )
export type AskText = z.output<typeof AskText>

/**
 * `asked`: being written; `written`: checked, not yet where readings are scored; `ready`: to be read; `refused`: nothing
 * that was written stood its checks, or nobody wrote.
 */
export const TEXT_STATES = ['asked', 'written', 'ready', 'refused'] as const
export const TextState = z.enum(TEXT_STATES)
export type TextState = z.output<typeof TextState>

const asked = {
  textId: z.string(),
  state: TextState,
  askedAt: z.iso.datetime(),
  language: Language,
  grade: Grade,
  theme: Theme,
}
const written = {
  title: z.optional(z.string()),
  words: z.optional(z.int()),
  /** SHA-256 of the text's canonical JSON: its name where it is read and scored. */
  textHash: z.optional(z.string()),
  /** The model that wrote it, by its id. */
  modelId: z.optional(z.string()),
}

/** A text as its child lists it. */
export const OwnText = z.strictObject({ ...asked, ...written })
export type OwnText = z.output<typeof OwnText>

/** Why there is no text: what was written failed these checks, or nobody wrote. For staff. */
export const Refused = z.strictObject({
  why: z.enum(['checks', 'unavailable']),
  /** Of the last try: the check, and what it found. */
  findings: z.array(z.string()),
})
export type Refused = z.output<typeof Refused>

/** A text as those see it who teach or raise the child. */
export const StudentText = z.strictObject({
  ...asked,
  ...written,
  tries: z.optional(z.int()),
  refused: z.optional(Refused),
})
export type StudentText = z.output<typeof StudentText>

/** The embedded cloud's writer, which is no model. */
export const RULES_MODEL = /^coqui\.rules-/
/** Whether a text was written by rules, without artificial intelligence. */
export const isByRules = (modelId: string): boolean => RULES_MODEL.test(modelId)
