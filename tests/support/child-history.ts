/** Random histories of a child: what was read, corrected by a teacher, answered and played, and the events that tell of it. */
import fc from 'fast-check'
import type { EventBody } from '#shared/kernel/event.ts'
import { Difficulty, GRADES, type Grade, LANGUAGES, type Language, SUBJECTS } from '#shared/kernel/school.ts'
import { addDays, instantOf, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { activityFinished } from '#shared/lessons/events.ts'
import type { questionsAnswered, readingFinished, wordOverridden } from '#shared/reading/events.ts'
import type { Figures } from '#shared/reading/reading-facts.ts'
import { readingFinishedBody } from './readings.ts'

/** How a reading counts, as it was scored or as a teacher corrected it. */
interface Version {
  readonly attempted: number
  readonly correct: number
  /** Words correct per minute, in tenths. */
  readonly paceTenths: number
  readonly reachedAccuracy: boolean
  readonly reachedPace: boolean
  /** Of each sound of the reading: words that were read with it, and missed. */
  readonly sounds: readonly { readonly read: number; readonly missed: number }[]
}

export interface ReadingLived {
  readonly readingId: string
  readonly day: SchoolDay
  readonly at: string
  readonly language: Language
  readonly grade: Grade
  readonly difficulty: Difficulty
  readonly textId: string
  readonly isAloud: boolean
  readonly hasPace: boolean
  readonly attempt: number
  /** The first as it was scored. */
  readonly versions: readonly [Version, ...Version[]]
  /** By question: the kind, and tries until it was right; 0 where it never was. */
  readonly answers: readonly { readonly isLiteral: boolean; readonly tries: number }[] | null
}

interface PlayedActivity {
  readonly finishId: string
  readonly day: SchoolDay
  readonly subject: (typeof SUBJECTS)[number]
  readonly questions: number
  readonly rightAtOnce: number
}

export interface History {
  readonly readings: readonly ReadingLived[]
  readonly activities: readonly PlayedActivity[]
}

interface Told<What extends string, Body> {
  readonly what: What
  readonly id: string
  readonly at: string
  readonly body: Body
}
export type Event =
  | Told<'reading', EventBody<typeof readingFinished>>
  | Told<'correction', EventBody<typeof wordOverridden>>
  | Told<'answers', EventBody<typeof questionsAnswered>>
  | Told<'activity', EventBody<typeof activityFinished>>

/** The sounds that are counted in a reading of a language. */
export const SOUNDS_OF = { 'es-PR': ['es-rr', 'es-diphthongs'], 'en-US': ['en-th', 'en-v'] } as const

const DAYS = 60
const arbitraryVersion = fc
  .record({
    attempted: fc.integer({ min: 1, max: 90 }),
    share: fc.integer({ min: 0, max: 100 }),
    paceTenths: fc.integer({ min: 0, max: 1800 }),
    reachedAccuracy: fc.boolean(),
    reachedPace: fc.boolean(),
    sounds: fc.tuple(arbitrarySound(), arbitrarySound()),
  })
  .map(({ share, ...version }) => ({ ...version, correct: Math.floor((version.attempted * share) / 100) }))

function arbitrarySound() {
  return fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
    .map(([read, missed]) => ({ read, missed: Math.min(read, missed) }))
}

const arbitraryReading = fc.record({
  // Newer days oftener: what is shown is of the latest weeks.
  offset: fc.oneof(fc.integer({ min: 0, max: DAYS - 1 }), fc.integer({ min: DAYS - 12, max: DAYS - 1 })),
  minute: fc.integer({ min: 0, max: 1439 }),
  language: fc.constantFrom(...LANGUAGES),
  grade: fc.constantFrom(...GRADES.slice(1, 5)),
  difficulty: fc.constantFrom(...Difficulty.options),
  text: fc.integer({ min: 0, max: 20 }),
  isAloud: fc.integer({ min: 0, max: 3 }).map(n => n > 0),
  hasPace: fc.integer({ min: 0, max: 4 }).map(n => n > 0),
  attempt: fc.integer({ min: 1, max: 3 }),
  scored: arbitraryVersion,
  corrections: fc.array(arbitraryVersion, { maxLength: 3 }),
  answers: fc.option(
    fc.array(fc.record({ isLiteral: fc.boolean(), tries: fc.integer({ min: 0, max: 3 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  ),
})

const arbitraryActivity = fc.record({
  offset: fc.integer({ min: 0, max: DAYS - 1 }),
  subject: fc.constantFrom(...SUBJECTS),
  questions: fc.integer({ min: 1, max: 9 }),
  share: fc.integer({ min: 0, max: 100 }),
})

const id = (kind: number, n: number): string =>
  `0193${kind}000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** Histories of sixty days; in one of ten more is read than a level rests on and more answered than is kept. */
export const histories = (since: SchoolDay): fc.Arbitrary<History> =>
  fc
    .record({
      readings: fc.oneof(
        { weight: 9, arbitrary: fc.array(arbitraryReading, { maxLength: 14, size: 'max' }) },
        { weight: 1, arbitrary: fc.array(arbitraryReading, { maxLength: 150, size: 'max' }) },
      ),
      activities: fc.array(arbitraryActivity, { maxLength: 6, size: 'max' }),
    })
    .map(
      ({ readings, activities }): History => ({
        readings: readings.map(({ offset, minute, text, scored, corrections, language, ...one }, n) => {
          const day = addDays(since, offset)
          const at = new Date(Date.parse(instantOf(day, '00:00')) + minute * 60_000).toISOString()
          return {
            ...one,
            readingId: id(1, n),
            day,
            at,
            language,
            textId: `${language}-${text}`,
            versions: one.isAloud ? [scored, ...corrections] : [scored],
          }
        }),
        activities: activities.map(({ offset, share, questions, subject }, n) => ({
          finishId: id(2, n),
          day: addDays(since, offset),
          subject,
          questions,
          rightAtOnce: Math.floor((questions * share) / 100),
        })),
      }),
    )

const figuresOf = (
  { correct, attempted, paceTenths, reachedAccuracy, reachedPace }: Version,
  { isAloud, hasPace }: ReadingLived,
): Figures => ({
  wordsCorrect: correct,
  accuracy: correct / attempted,
  wordsCorrectPerMinute: isAloud && hasPace ? paceTenths / 10 : null,
  reachedAccuracy,
  reachedPace,
})

/** The events that tell of a history, each with an id. */
export function eventsOf({ readings, activities }: History): readonly Event[] {
  return [...readings.flatMap(eventsOfReading), ...activities.map(eventOfActivity)]
}

function eventsOfReading(lived: ReadingLived): Event[] {
  const { readingId, day, at, language, grade, difficulty, textId, attempt, isAloud, versions, answers } =
    lived
  const [scored] = versions
  const told = readingFinishedBody({
    readingId,
    studentId: 'ana',
    textId,
    language,
    grade,
    difficulty,
    mode: isAloud ? 'aloud' : 'tapped',
    words: scored.attempted,
    attempt,
    day,
    ...figuresOf(scored, lived),
    sounds: isAloud ? SOUNDS_OF[language].map((sound, n) => ({ sound, ...countOf(scored, n) })) : [],
  })
  const { studentId, day: _, sounds: __, ...facts } = told
  const corrections = versions.slice(1).map((version, n): Event => {
    const before = versions[n] ?? scored
    return {
      what: 'correction',
      id: `${readingId}-${n + 1}`,
      at,
      body: {
        studentId,
        day,
        reading: { ...facts, finishedAt: at, seconds: 60, corrected: figuresOf(version, lived) },
        before: figuresOf(before, lived),
        sounds: SOUNDS_OF[language].map((sound, of) => ({
          sound,
          read: countOf(version, of).read - countOf(before, of).read,
          missed: countOf(version, of).missed - countOf(before, of).missed,
        })),
        version: n + 1,
        actorId: 'teacher',
        reason: 'misheard',
      },
    }
  })
  const answered: Event[] = answers
    ? [{ what: 'answers', id: `${readingId}-answers`, at, body: answersTold(lived, answers) }]
    : []
  return [{ what: 'reading', id: readingId, at, body: told }, ...corrections, ...answered]
}

const countOf = ({ sounds }: Version, n: number) => sounds[n] ?? { read: 0, missed: 0 }

function answersTold(
  { readingId, textId, day, language }: ReadingLived,
  answers: NonNullable<ReadingLived['answers']>,
): EventBody<typeof questionsAnswered> {
  const of = (isLiteral: boolean) => {
    const asked = answers.filter(one => one.isLiteral === isLiteral)
    return { asked: asked.length, right: asked.filter(({ tries }) => tries === 1).length }
  }
  return {
    studentId: 'ana',
    day,
    readingId,
    textId,
    language,
    understood: { literal: of(true), inferential: of(false) },
    questions: answers.map(({ isLiteral, tries }, n) => ({
      questionId: `${textId}-${n}`,
      kind: isLiteral ? 'literal' : 'inferential',
      tries,
    })),
  }
}

const eventOfActivity = ({ finishId, day, subject, questions, rightAtOnce }: PlayedActivity): Event => ({
  what: 'activity',
  id: finishId,
  at: instantOf(day, '09:00'),
  body: {
    studentId: 'ana',
    day,
    finishId,
    unitId: 'unit',
    unitHash: '0'.repeat(64),
    activityId: 'activity',
    subject,
    grade: '2' satisfies Grade,
    difficulty: 'easy',
    attempt: 1,
    workOfDay: 1,
    questions,
    rightAtOnce,
    score: rightAtOnce / questions,
  },
})

/** The same in an order that a number decides (Fisher and Yates, with a linear congruential generator). */
export function orderBy<T>(seed: number, items: readonly T[]): readonly T[] {
  const order = [...items]
  let state = seed >>> 0
  for (let last = order.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (last + 1))
    const [a, b] = [order[last], order[other]]
    if (a === undefined || b === undefined) continue
    order[last] = b
    order[other] = a
  }
  return order
}
