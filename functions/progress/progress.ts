import type { EventBody } from '#shared/kernel/event.ts'
import { type Grade, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { activityFinished } from '#shared/lessons/events.ts'
import { levelOf, withEvidence } from '#shared/progress/rating.ts'
import type { Evidence, Progress, Tally } from '#shared/progress/schema.ts'
import { byWeek, nothingRead } from '#shared/progress/tally.ts'
import type { readingFinished } from '#shared/reading/events.ts'

type Reading = EventBody<typeof readingFinished>
type Activity = EventBody<typeof activityFinished>

/** A reading as its day counts it. */
export const tallyOfReading = (reading: Reading): Tally => ({
  readings: {
    [reading.language]: { ...nothingRead, ...(reading.mode === 'aloud' ? aloud(reading) : tapped(reading)) },
  },
  activities: {},
})

function aloud({ accuracy, words, wordsCorrect, wordsCorrectPerMinute: pace }: Reading) {
  // The event tells the share; the words it is of are whole.
  const wordsAttempted = accuracy > 0 ? Math.round(wordsCorrect / accuracy) : words
  const paced = pace === null ? {} : { paceTenths: Math.round(pace * 10), paced: 1, bestPace: pace }
  return { aloud: 1, wordsCorrect, wordsAttempted, ...paced }
}

const tapped = ({ wordsCorrect }: Reading) => ({ tapped: 1, wordsTapped: wordsCorrect })

/** An activity as its day counts it. */
export const tallyOfActivity = ({ subject, score }: Activity): Tally => ({
  readings: {},
  activities: { [subject]: { finished: 1, scoreThousandths: Math.round(score * 1000) } },
})

/** What is known of reading in one language: the readings that a level rests on, and every text finished. */
export interface Skill {
  readonly evidence: readonly Evidence[]
  readonly textIds: readonly string[]
}
export const noSkill: Skill = { evidence: [], textIds: [] }

/** The same after a reading, however often and in whatever order readings come. */
export function skillAfter(skill: Skill, eventId: string, at: string, reading: Reading): Skill {
  const { grade, difficulty, accuracy, reachedAccuracy, reachedPace } = reading
  const fact = { eventId, at, grade, difficulty, accuracy, reachedAccuracy, reachedPace }
  return {
    evidence: isEvidence(reading) ? withEvidence(skill.evidence, fact) : skill.evidence,
    textIds: [...new Set([...skill.textIds, reading.textId])].sort(),
  }
}

/** A level rests on what was read aloud, heard at all, and not rehearsed that day. */
const isEvidence = ({ mode, wordsCorrect, attempt }: Reading): boolean =>
  mode === 'aloud' && wordsCorrect > 0 && attempt === 1

interface Known {
  readonly days: readonly (Tally & { readonly day: SchoolDay })[]
  readonly skills: Readonly<Record<Language, Skill>>
  readonly grade: Grade | null
}

/** What a child's rows amount to. */
export const progressOf = ({ days, skills, grade }: Known): Progress => ({
  grade,
  weeks: byWeek(days),
  levels: LANGUAGES.map(language => ({
    language,
    skill: 'reading',
    ...levelOf(skills[language].evidence, grade),
  })),
  finishedTexts: LANGUAGES.flatMap(language => skills[language].textIds),
})
