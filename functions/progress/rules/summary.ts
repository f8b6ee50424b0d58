import type { Known } from '#functions/progress/progress.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { type SchoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { levelOf } from '#shared/progress/rating.ts'
import { LATEST, QUESTIONS } from '#shared/progress/reasons.ts'
import type { Tally } from '#shared/progress/schema.ts'
import type { ChildSummary, LanguageSummary } from '#shared/progress/summary.ts'
import { accuracyOf, byWeek, nothingDone, nothingRead, paceOf, together } from '#shared/progress/tally.ts'
import { RECENT_WEEKS, soundsLately } from './sounds-lately.ts'

/** A child at a glance, of the rows that progress is made of; the same however often it is counted. */
export function summaryOf(studentId: string, known: Known, today: SchoolDay): ChildSummary {
  const week = weekOf(today)
  const days = [...known.days].sort((a, b) => (a.day < b.day ? 1 : -1))
  const ofWeek = days.filter(({ day }) => weekOf(day) === week).reduce<Tally>(together, nothingDone)
  const sum = (of: 'aloud' | 'tapped' | 'wordsCorrect' | 'wordsTapped') =>
    LANGUAGES.reduce((total, language) => total + (ofWeek.readings[language]?.[of] ?? 0), 0)
  const languages: Partial<Record<Language, LanguageSummary>> = {}
  for (const language of LANGUAGES) {
    const read = languageOf(language, known, days)
    if (read) languages[language] = read
  }
  return {
    studentId,
    grade: known.grade,
    lastSeenOn: days[0]?.day ?? null,
    week,
    readings: sum('aloud') + sum('tapped'),
    words: sum('wordsCorrect') + sum('wordsTapped'),
    activities: Object.values(ofWeek.activities).reduce((total, { finished }) => total + finished, 0),
    languages,
    ...answered(days),
    subjects: inLatest(byWeek(days).filter(({ activities }) => Object.keys(activities).length > 0))
      .activities,
  }
}

const inLatest = (weeks: readonly Tally[]): Tally =>
  weeks.slice(0, RECENT_WEEKS).reduce(together, nothingDone)

type Days = Known['days']

function languageOf(language: Language, { skills, grade }: Known, days: Days): LanguageSummary | undefined {
  const { evidence, placed } = skills[language]
  const weeks = byWeek(days).filter(({ readings }) => readings[language]?.aloud)
  if (evidence.length === 0 && !placed && weeks.length === 0) return undefined
  const recent = inLatest(weeks).readings[language] ?? nothingRead
  const level = levelOf(evidence, grade, placed)
  return {
    grade: level.grade,
    readings: level.readings,
    moved: level.moved,
    accuracy: accuracyOf(recent),
    wordsCorrectPerMinute: paceOf(recent),
    literal: { asked: recent.literalAsked, right: recent.literalRight },
    inferential: { asked: recent.inferentialAsked, right: recent.inferentialRight },
    sounds: soundsLately(language, days),
    latest: evidence
      .slice(-LATEST)
      .map(({ accuracy }) => accuracy)
      .reverse(),
  }
}

/** The questions of the latest days that together had as many as the rule asks for, both languages. */
function answered(days: Days): Pick<ChildSummary, 'literal' | 'inferential'> {
  const counts = { literal: { asked: 0, right: 0 }, inferential: { asked: 0, right: 0 } }
  for (const { readings } of days) {
    if (counts.literal.asked + counts.inferential.asked >= QUESTIONS) break
    for (const language of LANGUAGES) {
      const { literalAsked, literalRight, inferentialAsked, inferentialRight } =
        readings[language] ?? nothingRead
      counts.literal.asked += literalAsked
      counts.literal.right += literalRight
      counts.inferential.asked += inferentialAsked
      counts.inferential.right += inferentialRight
    }
  }
  return counts
}
