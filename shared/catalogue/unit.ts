import * as z from 'zod/mini'
import { Grade, Language, SUBJECTS, Subject } from '#shared/kernel/school.ts'
import { Cover, type Part, PEOPLE } from './cover.ts'
import { HeroImage } from './hero-image.ts'
import { filled, Id, VocabularyTerm } from './schema.ts'

/** The grades that are planned together. */
const Cycle = z.enum(['K-2', '3-5'])

/** What is drawn for the questions alone. */
const OF_QUESTIONS = [
  'shell',
  'star',
  'fish',
  'flower',
  'mango',
  'coqui',
  'castle',
  'bucket',
  'stick',
  'circle',
  'square',
  'triangle',
  'rectangle',
] as const
export type OfQuestions = (typeof OF_QUESTIONS)[number]
/** Parts of covers whose names children learn. */
const NAMED_PARTS = [
  'sun',
  'moon',
  'cloud',
  'rain',
  'kite',
  'dog',
  'cat',
  'hen',
  'chick',
  'cow',
  'pig',
  'bird',
  'frog',
  'turtle',
  'crab',
  'boat',
  'bus',
  'train',
  'house',
  'school',
  'tree',
  'leaf',
  'bean',
  'corn',
  'bread',
  'banana',
  'coconut',
  'pineapple',
  'egg',
  'hat',
  'shoe',
  'sock',
  'shirt',
  'bed',
  'box',
  'bag',
  'bell',
  'drum',
  'ball',
  'book',
  'pencil',
  'hand',
  'foot',
  'eye',
  'ear',
  ...PEOPLE,
] as const satisfies readonly Part[]
/** What may be drawn beside a question, to be counted or looked at. */
const Thing = z.enum([...OF_QUESTIONS, ...NAMED_PARTS])
export type Thing = z.output<typeof Thing>

const MOST_DRAWN = 20
const Picture = z.array(
  z.strictObject({ thing: Thing, count: z.int().check(z.minimum(0), z.maximum(MOST_DRAWN)) }),
)
export type Picture = z.output<typeof Picture>

const asked = {
  id: filled,
  question: filled,
  /** Groups of things, drawn in order. */
  picture: z.optional(Picture),
  correctAnswer: filled,
  /** The sum behind an answer that is a number (`7 + 5`, `max 4 9`): the check of the catalogue works it out. */
  calculation: z.optional(filled),
  /** Said after a try that was not right: what to look at, never the answer. */
  hint: filled,
}

/** `correctAnswer` is one of `options`, letter for letter. */
const MultipleChoice = z.strictObject({
  ...asked,
  type: z.literal('multiple-choice'),
  options: z.array(filled).check(z.minLength(3), z.maxLength(4)),
})

/** Answered with a number, on a keypad. `rubric` is for the adult who listens to how the child got there. */
const ProblemSolving = z.strictObject({
  ...asked,
  type: z.literal('problem-solving'),
  correctAnswer: z.string().check(z.regex(/^\d{1,3}$/)),
  calculation: filled,
  rubric: z
    .array(z.strictObject({ points: z.int().check(z.nonnegative()), description: filled }))
    .check(z.minLength(3)),
})

export const AssessmentQuestion = z.discriminatedUnion('type', [MultipleChoice, ProblemSolving])
export type AssessmentQuestion = z.output<typeof AssessmentQuestion>

const ActivityType = z.enum(['interactive', 'investigation', 'vocabulary', 'voice-reading', 'reading'])
export type ActivityType = z.output<typeof ActivityType>

const described = {
  id: Id,
  title: filled,
  description: filled,
  difficulty: z.enum(['easy', 'medium']),
  /** Minutes. */
  estimatedTime: z.int().check(z.minimum(15), z.maximum(30)),
  language: Language,
  instructions: z.array(filled).check(z.minLength(2)),
  materials: z.optional(z.array(filled).check(z.minLength(1))),
  vocabulary: z.array(VocabularyTerm).check(z.minLength(1)),
}
const questions = z.array(AssessmentQuestion).check(z.minLength(3))

/** Done here: instructions, words, questions. */
const PlayedActivity = z.strictObject({
  ...described,
  type: z.enum(['interactive', 'investigation', 'vocabulary']),
  assessmentQuestions: questions,
})

/** A text of the catalogue, by its id, is read in the reader; the questions are asked here. */
const ReadingActivity = z.strictObject({
  ...described,
  type: z.literal('reading'),
  readingText: Id,
  assessmentQuestions: questions,
})

/** Read aloud in the reader: done when the text was read. The words and targets are the text's own. */
const VoiceReadingActivity = z.strictObject({
  ...described,
  type: z.literal('voice-reading'),
  voiceReadingConfig: z.strictObject({
    /** A text of the catalogue, by its id: its words are said there once. */
    expectedText: Id,
    vocabularyFocus: z.array(filled).check(z.minLength(1)),
    /** Sounds of the text's own `pronunciationFocus`. */
    pronunciationFocus: z.array(filled).check(z.minLength(1)),
    fluencyGoal: filled,
    /** Words correct per minute. */
    wpmTarget: z.number().check(z.positive()),
    /** Share of the words, 0 to 1. */
    accuracyTarget: z.number().check(z.positive(), z.maximum(1)),
  }),
})

export const Activity = z.discriminatedUnion('type', [PlayedActivity, ReadingActivity, VoiceReadingActivity])
export type Activity = z.output<typeof Activity>

const Expectation = z.strictObject({
  id: filled,
  description: filled,
  activities: z.array(Activity).check(z.minLength(1)),
})

/** The ids have the form of the department's codes (K.N.1: kindergarten, numbers, first); the wording is ours. */
const Standard = z.strictObject({
  id: z.string().check(z.regex(/^(K|[1-5])\.[A-Z]{1,2}\.\d+$/)),
  title: filled,
  description: filled,
  subject: Subject,
  cycle: Cycle,
  grade: Grade,
  expectations: z.array(Expectation).check(z.minLength(1)),
})

const introduced = {
  id: Id,
  /** In which all of it is said and asked; one that was published before it told it is in Spanish. */
  language: z._default(Language, 'es-PR'),
  title: filled,
  description: filled,
  /** The place on the island where the unit happens: a municipio, by its proper name. */
  city: filled,
  cycle: Cycle,
  grade: Grade,
  bigIdea: filled,
  estimatedWeeks: z.int().check(z.minimum(1), z.maximum(6)),
  /** A scene of its place, where the unit has no picture of its own. */
  heroImage: z.optional(HeroImage),
  /** Its own picture. */
  cover: z.optional(Cover),
}

/** A thematic unit: an idea, a place, and what is learned there. */
export const Unit = z.strictObject({
  ...introduced,
  essentialQuestions: z.array(filled).check(z.minLength(2)),
  standards: z.array(Standard).check(z.minLength(1)),
})
export type Unit = z.output<typeof Unit>

/** An activity as progress counts it: one that is read aloud is done when its text was read. */
const ListedLesson = z.strictObject({ id: Id, text: z.optional(Id) })
export type ListedLesson = z.output<typeof ListedLesson>

/** A line of `content/units.json`: `hash` names the version of the unit that is published now. */
export const ListedUnit = z.strictObject({
  ...introduced,
  subjects: z.array(Subject),
  standards: z.int(),
  lessons: z.array(ListedLesson),
  /** All texts that its activities read, by their ids; a list that was published before it told them has none. */
  texts: z._default(z.array(Id), []),
  hash: filled,
})
export type ListedUnit = z.output<typeof ListedUnit>

/** The activities of a unit, in the order of its standards. */
export const activitiesOf = ({ standards }: Pick<Unit, 'standards'>): Activity[] =>
  standards.flatMap(({ expectations }) => expectations.flatMap(({ activities }) => activities))

/** The subject that an activity of a unit is of: its standard's. */
export const subjectOf = ({ standards }: Pick<Unit, 'standards'>, activityId: string): Subject | undefined =>
  standards.find(({ expectations }) =>
    expectations.some(({ activities }) => activities.some(({ id }) => id === activityId)),
  )?.subject

/** The questions that an activity asks; none where it is done by reading aloud. */
export const questionsOf = (activity: Activity): readonly AssessmentQuestion[] =>
  activity.type === 'voice-reading' ? [] : activity.assessmentQuestions

/** The text that an activity is read from, by its id. */
export const textOf = (activity: Activity): string | undefined =>
  activity.type === 'voice-reading'
    ? activity.voiceReadingConfig.expectedText
    : activity.type === 'reading'
      ? activity.readingText
      : undefined

/** The line of the list that stands for a version of a unit. */
export function listedUnit(unit: Unit, hash: string): ListedUnit {
  const { essentialQuestions: _e, standards, ...introduction } = unit
  const activities = activitiesOf(unit)
  return {
    ...introduction,
    subjects: SUBJECTS.filter(subject => standards.some(standard => standard.subject === subject)),
    standards: standards.length,
    lessons: activities.map(activity => {
      const text = textOf(activity)
      return activity.type === 'voice-reading' && text ? { id: activity.id, text } : { id: activity.id }
    }),
    texts: [...new Set(activities.flatMap(activity => textOf(activity) ?? []))],
    hash,
  }
}
