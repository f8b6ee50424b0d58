import type { EventBody } from '#shared/kernel/event.ts'
import { type Grade, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { type SchoolDay, weekOf } from '#shared/kernel/school-day.ts'
import type { activityFinished } from '#shared/lessons/events.ts'
import type { Goal } from '#shared/progress/goals.ts'
import { levelOf, withEvidence } from '#shared/progress/rating.ts'
import type { Evidence, Placed, Progress, Tally } from '#shared/progress/schema.ts'
import { byWeek, nothingRead } from '#shared/progress/tally.ts'
import type {
  placementFinished,
  questionsAnswered,
  readingFinished,
  wordOverridden,
} from '#shared/reading/events.ts'
import { asCorrected } from '#shared/reading/finished-reading.ts'
import type { Figures } from '#shared/reading/reading-facts.ts'
import { type SoundCounts, soundsLately } from './rules/sounds-lately.ts'

type Reading = EventBody<typeof readingFinished>
type Correction = EventBody<typeof wordOverridden>
type Answered = EventBody<typeof questionsAnswered>
type Activity = EventBody<typeof activityFinished>

/** A reading as its day counts it. */
export const tallyOfReading = (reading: Reading): Tally => ({
  readings: {
    [reading.language]: { ...nothingRead, ...(reading.mode === 'aloud' ? aloud(reading) : tapped(reading)) },
  },
  activities: {},
})

type Aloud = Pick<Reading, 'accuracy' | 'words' | 'wordsCorrect' | 'wordsCorrectPerMinute'>

function aloud({ accuracy, words, wordsCorrect, wordsCorrectPerMinute: pace }: Aloud) {
  // The event tells the share; the words it is of are whole.
  const wordsAttempted = accuracy > 0 ? Math.round(wordsCorrect / accuracy) : words
  const paced = pace === null ? {} : { paceTenths: Math.round(pace * 10), paced: 1, bestPace: pace }
  return { aloud: 1, wordsCorrect, wordsAttempted, ...paced }
}

const tapped = ({ wordsCorrect }: Reading) => ({ tapped: 1, wordsTapped: wordsCorrect })

/** What a teacher's correction of a reading aloud changes in its day. */
export function tallyOfCorrection({ reading, before }: Correction): Tally {
  const [was, is] = [{ ...reading, ...before }, asCorrected(reading)].map(aloud)
  const change = (of: 'wordsCorrect' | 'wordsAttempted' | 'paceTenths') => (is?.[of] ?? 0) - (was?.[of] ?? 0)
  const changed = {
    wordsCorrect: change('wordsCorrect'),
    wordsAttempted: change('wordsAttempted'),
    paceTenths: change('paceTenths'),
  }
  return { readings: { [reading.language]: { ...nothingRead, ...changed } }, activities: {} }
}

/** The questions of a text as its day counts them. */
export const tallyOfAnswers = ({
  language,
  understood: { literal, inferential },
}: Pick<Answered, 'language' | 'understood'>): Tally => ({
  readings: {
    [language]: {
      ...nothingRead,
      literalAsked: literal.asked,
      literalRight: literal.right,
      inferentialAsked: inferential.asked,
      inferentialRight: inferential.right,
    },
  },
  activities: {},
})

/** The pace of one reading, by which the best of a day is known even when a teacher corrects it. */
export interface Pace {
  readonly readingId: string
  readonly version: number
  readonly language: Language
  /** Words correct per minute. */
  readonly pace: number
  /** Of what it was, where it was not rehearsed that day; readings of before it was kept have none. */
  readonly probe?: { readonly textId: string; readonly grade: Grade } | undefined
}

/** The pace of a reading that has one; `version` as in `skillAfter`. */
export const paceOfReading = (
  {
    readingId,
    language,
    wordsCorrectPerMinute: pace,
    textId,
    grade,
    attempt,
  }: Pick<Reading, 'readingId' | 'language' | 'wordsCorrectPerMinute' | 'textId' | 'grade' | 'attempt'>,
  version: number,
): Pace | undefined =>
  pace === null
    ? undefined
    : { readingId, version, language, pace, ...(attempt === 1 && { probe: { textId, grade } }) }

/** The paces of a day, each in its latest version, whatever the order in which they come. */
export function withPace(paces: readonly Pace[], one: Pace): readonly Pace[] {
  const known = paces.find(({ readingId }) => readingId === one.readingId)
  if (known && known.version >= one.version) return paces
  return [...paces.filter(other => other !== known), one].sort((a, b) => (a.readingId < b.readingId ? -1 : 1))
}

/** A day whose best paces are those of its readings. */
export function withBestPaces(day: Tally, paces: readonly Pace[]): Tally {
  const readings = { ...day.readings }
  for (const language of LANGUAGES) {
    const own = paces.filter(pace => pace.language === language).map(({ pace }) => pace)
    const read = readings[language]
    if (read && own.length > 0) readings[language] = { ...read, bestPace: Math.max(...own) }
  }
  return { ...day, readings }
}

/** An activity as its day counts it: the share of its questions that were right at the first try, which the child is told. */
export const tallyOfActivity = ({ subject, rightAtOnce, questions }: Activity): Tally => ({
  readings: {},
  activities: { [subject]: { finished: 1, scoreThousandths: Math.round((1000 * rightAtOnce) / questions) } },
})

/** What a reading told of its sounds, or its correction changed in that. */
export const countsOfSounds = (sounds: Reading['sounds']): SoundCounts =>
  Object.fromEntries(sounds.map(({ sound, read, missed }) => [sound, { read, missed }]))

/** What a reading or its correction says of a skill. */
type Fact = Figures & Pick<Reading, 'readingId' | 'mode' | 'attempt' | 'grade' | 'difficulty'>

/** What is known of reading in one language: what a level rests on, the readings and where the child was placed. */
export interface Skill {
  readonly evidence: readonly Evidence[]
  readonly placed?: Placed | undefined
}
export const noSkill: Skill = { evidence: [] }

/**
 * The same after a reading, however often and in whatever order readings and their corrections come. `version`: 0 as it
 * was scored, then the number of the correction.
 */
export function skillAfter(
  skill: Skill,
  { at, version }: { readonly at: string; readonly version: number },
  reading: Fact,
): Skill {
  const { readingId, grade, difficulty, accuracy, reachedAccuracy, reachedPace, paceOfGoal } = reading
  const fact = {
    ...{ readingId, version, at, grade, difficulty, accuracy, reachedAccuracy, reachedPace },
    ...(paceOfGoal !== undefined && { paceOfGoal: hundredths(paceOfGoal) }),
  }
  const counts = isEvidence(reading) && (version > 0 || reading.wordsCorrect > 0)
  return { ...skill, evidence: counts ? withEvidence(skill.evidence, fact) : skill.evidence }
}

/** What a placement says of a skill. */
export const placedBy = (
  { asking, from, probes }: Pick<EventBody<typeof placementFinished>, 'asking' | 'from' | 'probes'>,
  at: string,
): Placed => ({
  at,
  asking,
  from,
  probes: probes.map(({ probeId: readingId, words: _, wordsCorrect: __, ...read }) => ({
    readingId,
    version: 0,
    at,
    ...read,
  })),
})

/** The same after a placement, however often it comes: that of the latest asking counts. */
export const skillPlaced = (skill: Skill, placed: Placed): Skill =>
  skill.placed && skill.placed.asking >= placed.asking ? skill : { ...skill, placed }

/** A share as evidence keeps it: in hundredths, and up to twice as much; what is beyond says no more. */
const hundredths = (share: number): number => Math.round(100 * Math.min(share, 2)) / 100

/** A level rests on what was read aloud, heard at all, and not rehearsed that day. */
const isEvidence = ({ mode, attempt }: Pick<Reading, 'mode' | 'attempt'>): boolean =>
  mode === 'aloud' && attempt === 1

/** The level that a skill shows to a child of a grade; undefined while nothing was read and nobody placed the child. */
export const shownLevel = ({ evidence, placed }: Skill, own: Grade | undefined): Grade | undefined =>
  evidence.length === 0 && !placed ? undefined : levelOf(evidence, own ?? null, placed).grade

export interface Known {
  /** Days written before sounds were counted have none. */
  readonly days: readonly (Tally & { readonly day: SchoolDay; readonly sounds?: SoundCounts })[]
  readonly skills: Readonly<Record<Language, Skill>>
  readonly grade: Grade | null
}

interface ProgressContext {
  readonly today: SchoolDay
  /** Every text that was finished, each once. */
  readonly finishedTexts: readonly string[]
  readonly goals: readonly Goal[]
}

/** What a child's rows amount to on a day. */
export const progressOf = (
  { days, skills, grade }: Known,
  { today, finishedTexts, goals }: ProgressContext,
): Progress => ({
  grade,
  weeks: byWeek(days),
  levels: LANGUAGES.map(language => ({
    language,
    skill: 'reading',
    ...levelOf(skills[language].evidence, grade, skills[language].placed),
  })),
  finishedTexts: [...finishedTexts],
  today,
  days: days
    .filter(({ day }) => weekOf(day) === weekOf(today))
    .map(({ day, readings, activities }) => ({ day, readings, activities }))
    .sort((a, b) => (a.day < b.day ? -1 : 1)),
  weakSounds: LANGUAGES.flatMap(language => soundsLately(language, days).weak),
  goals: [...goals],
})
