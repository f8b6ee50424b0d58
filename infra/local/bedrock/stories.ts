import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { THEMES, type Theme } from '#shared/generation/schema.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'

/** How hard a text is: Pre-K and K, grades 1 and 2, grades 3 to 5. */
const Tier = z.enum(['beginner', 'middle', 'fluent'])
export type Tier = z.output<typeof Tier>

const Sentence = z.string().check(z.minLength(1))

/** A question, its answer, and what else may be answered. */
const Asked = z.tuple([Sentence, Sentence, Sentence, Sentence])

/** A sentence that may be left out, or one that always stands because it is asked about. */
const Fact = z.union([Sentence, z.strictObject({ says: Sentence, asks: z.optional(Asked) })])

const Subject = z.strictObject({
  /** With its article: stands behind «ver», «see», «de», «about». */
  thing: Sentence,
  title: z.record(Tier, Sentence),
  /** The place follows «a» or «to». */
  places: z.array(z.strictObject({ place: Sentence, city: Sentence })).check(z.minLength(2)),
  /** Term, definition, example; at least two of them stand in every telling. */
  terms: z.array(z.tuple([Sentence, Sentence, Sentence])),
  /** What is told of it, in order, and what can be understood from the sentences that always stand. */
  tellings: z.record(Tier, z.strictObject({ facts: z.array(Fact), infers: z.tuple([Asked, Asked]) })),
})
export type Subject = z.output<typeof Subject>

/** How a text of each tier begins and ends, whatever it tells: sentences with {name}, {kin}, {place} and {thing}. */
const Frame = z.strictObject({
  names: z.array(Sentence),
  kin: z.array(Sentence),
  /** A title for any subject. */
  title: Sentence,
  tiers: z.record(Tier, z.strictObject({ openings: z.array(Sentence), closings: z.array(Sentence) })),
  asksWho: Sentence,
  asksWhere: Sentence,
  /** Where to look for who and where; for what a sentence says, by its {beginning}; and what to do where none says it. */
  hints: z.strictObject({ opening: Sentence, sentence: Sentence, between: Sentence, again: Sentence }),
  /** Answer to them, with {kin} and {place}. */
  with: Sentence,
  to: Sentence,
})
export type Frame = z.output<typeof Frame>

const read = (language: Language, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`stories/${language.slice(0, 2)}/${name}.json`, import.meta.url), 'utf8'))

const inLanguages = <T>(of: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map(language => [language, of(language)])) as Record<Language, T>

export const frames = inLanguages(language => Frame.parse(read(language, 'frame')))
const subjects = inLanguages(
  language => new Map(THEMES.map(theme => [theme, z.array(Subject).parse(read(language, theme))])),
)

export const subjectsOf = (language: Language, theme: Theme): readonly Subject[] =>
  subjects[language].get(theme) ?? []
