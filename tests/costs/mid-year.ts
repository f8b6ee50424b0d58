/** A child in the middle of a school year: what 216 readings leave in the rows that one more reading writes again. */
import { randomUUID } from 'node:crypto'
import { recordRow } from '#functions/achievements/record-store.ts'
import { deedOfReading, deedOfStreak } from '#functions/achievements/rules/deed.ts'
import { afterDeed, type Record as Kept, NOTHING_YET } from '#functions/achievements/rules/record.ts'
import { coinsTable } from '#functions/coins/table.ts'
import { experienceTable } from '#functions/experience/table.ts'
import { MARK_DAYS } from '#functions/platform/retention.ts'
import { withProcessed } from '#functions/platform/store/processed.ts'
import { key } from '#functions/platform/table.ts'
import { noSkill, type Skill, skillAfter } from '#functions/progress/progress.ts'
import { packedEvidence } from '#functions/progress/rules/packed-evidence.ts'
import { progressTable } from '#functions/progress/table.ts'
import { monthRow } from '#functions/reading/practice-store.ts'
import { soundsOfReading } from '#functions/reading/rules/practice.ts'
import { experienceAt } from '#shared/experience/rules.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import {
  addDays,
  instantOf,
  isWeekday,
  type SchoolDay,
  schoolDay,
  weekOf,
} from '#shared/kernel/school-day.ts'
import { FIRST_LETTERS, languageOf, SOUNDS } from '#shared/language/sound.ts'
import { type Sounds, together } from '#shared/reading/sound-tally.ts'
import { pointsForReading } from '#shared/rewards/points.ts'
import type { TestCloud } from '#tests/support/cloud.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'

/** Readings behind a child: two on each school day since August. */
const READINGS = 216
const A_DAY = 2
const COINS_EACH = 6
/** Four readings in ten meet a challenge, as was counted of those that children are given: in every fifth child none. */
const MEETING = 5
export const isMeeting = (at: number): boolean => (at + 1) % MEETING > 0

/** The last so many school days before a day, oldest first. */
function schoolDaysBefore(day: SchoolDay, count: number): readonly SchoolDay[] {
  const days: SchoolDay[] = []
  for (let one = addDays(day, -1); days.length < count; one = addDays(one, -1))
    if (isWeekday(one)) days.unshift(one)
  return days
}

/** The nth reading of the year: as a first-grader reads, now better, now worse. */
function readingOf(studentId: string, nth: number, day: SchoolDay, language: Language) {
  const words = 48 + ((nth * 7) % 25)
  const missed = (nth * 5) % 6
  return readingFinishedBody({
    readingId: randomUUID(),
    studentId,
    textId: `text-${nth}`,
    language,
    grade: '1',
    difficulty: nth % 3 === 0 ? 'medium' : 'easy',
    words,
    wordsCorrect: words - missed,
    accuracy: Math.round((1000 * (words - missed)) / words) / 1000,
    reachedAccuracy: missed < 4,
    reachedPace: nth % 4 === 0,
    workOfDay: 1 + (nth % A_DAY),
    day,
    sounds: SOUNDS.filter(sound => languageOf(sound) === language && !FIRST_LETTERS.includes(sound)).map(
      (sound, at) => ({
        sound,
        read: 1 + ((nth + at) % 9),
        missed: (nth + at) % 3,
      }),
    ),
  })
}

/**
 * Puts a child in the middle of the year: the record of achievements, points, coins, both skills with the sixty readings that
 * a level rests on, and the month's sounds, as the nouns' own rules make them of every reading. `at` is the
 * child's place among those who are: each has read a day longer than the one before, so that not all stand equally far from
 * their next level.
 */
export async function bringToMidYear(
  { cloud, operator }: TestCloud,
  studentId: string,
  at: number,
): Promise<void> {
  const today = schoolDay(new Date())
  const days = schoolDaysBefore(today, READINGS / A_DAY + at)
  const skills: Record<Language, Skill> = { 'es-PR': noSkill, 'en-US': noSkill }
  let record: Kept = { ...NOTHING_YET, grade: '1', placedAt: new Date().toISOString() }
  let sounds: Sounds = {}
  const processed: Record<SchoolDay, string> = {}
  let points = 0
  for (const [on, day] of days.entries()) {
    const extended = { personId: studentId, streakDays: 1 + (on % 9), day }
    record = afterDeed(record, studentId, randomUUID(), deedOfStreak(extended))?.record ?? record
    for (let time = 0; time < A_DAY; time++) {
      const nth = on * A_DAY + time
      const language = LANGUAGES[nth % LANGUAGES.length] ?? LANGUAGES[0]
      const body = readingOf(studentId, nth, day, language)
      const eventId = randomUUID()
      record = afterDeed(record, studentId, eventId, deedOfReading(body))?.record ?? record
      skills[language] = skillAfter(skills[language], { at: instantOf(day, '09:00'), version: 0 }, body)
      points += pointsForReading(body)
      if (day < addDays(today, -MARK_DAYS)) continue
      sounds = together(sounds, soundsOfReading(body.sounds))
      processed[day] = withProcessed(processed[day] ?? '', eventId) ?? ''
    }
  }
  record = {
    ...record,
    chosen: {
      ...record.chosen,
      [`day ${today}`]: [
        { counter: isMeeting(at) ? 'aloud' : 'rounds', goal: A_DAY },
        { counter: 'activities', goal: 2 },
        { counter: 'words', goal: 500 },
      ],
      [`week ${weekOf(today)}`]: [
        { counter: 'rounds', goal: 6 },
        { counter: 'invented', goal: 2 },
      ],
    },
  }
  const version = READINGS + A_DAY * at
  const person = { personId: studentId }
  await Promise.all([
    operator.put(cloud.tableOf('achievements'), recordRow(studentId, { ...record, version })),
    operator.put(cloud.tableOf('experience'), {
      ...key(experienceTable, 'total', person),
      ...experienceAt(points, version),
    }),
    operator.put(cloud.tableOf('coins'), {
      ...key(coinsTable, 'balance', person),
      balance: COINS_EACH * version,
      version,
    }),
    ...LANGUAGES.map(language =>
      operator.put(cloud.tableOf('progress'), {
        ...key(progressTable, 'skill', { studentId, language }),
        packed: packedEvidence(skills[language].evidence),
        version,
      }),
    ),
    operator.put(
      cloud.tableOf('reading'),
      monthRow(studentId, { month: today.slice(0, 7), sounds, heard: processed, version }),
    ),
  ])
}
