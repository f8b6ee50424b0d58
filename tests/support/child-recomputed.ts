/** What a history amounts to, added up from the facts themselves: none of the folds by which rows grow is used. */
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { MOST_ANSWERED } from '#shared/progress/answered.ts'
import { EVIDENCE_LIMIT } from '#shared/progress/rating.ts'
import { type History, type ReadingLived, SOUNDS_OF } from './child-history.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const latest = ({ versions }: ReadingLived) => versions.at(-1) ?? versions[0]
const byId = (a: { readingId: string }, b: { readingId: string }) => (a.readingId < b.readingId ? -1 : 1)

/** Days, oldest first; the readings that a level rests on; the questions of the latest texts. */
export function recomputed({ readings, activities }: History) {
  const seen = new Set<SchoolDay>([...readings, ...activities].map(({ day }) => day))
  const days = [...seen].sort().map(day => {
    const ofDay = readings.filter(one => one.day === day)
    const paced = ofDay.filter(({ isAloud, hasPace }) => isAloud && hasPace)
    const played = activities.filter(one => one.day === day)
    return {
      day,
      readings: keyed(LANGUAGES, language => sumsOf(ofDay.filter(one => one.language === language))),
      activities: keyed([...new Set(played.map(({ subject }) => subject))], subject => {
        const own = played.filter(one => one.subject === subject)
        const shares = own.map(({ rightAtOnce, questions }) => Math.round((1000 * rightAtOnce) / questions))
        return { finished: own.length, scoreThousandths: sum(shares) }
      }),
      paces: paced
        .map(one => ({
          readingId: one.readingId,
          version: one.versions.length - 1,
          language: one.language,
          pace: latest(one).paceTenths / 10,
          ...(one.attempt === 1 && { probe: { textId: one.textId, grade: one.grade } }),
        }))
        .sort(byId),
      sounds: soundsOf(ofDay.filter(({ isAloud }) => isAloud)),
    }
  })
  const evidence = (language: Language) => ({
    evidence: readings
      .filter(one => one.language === language && one.isAloud && one.attempt === 1)
      // A reading of which nothing was heard counts once a teacher has heard it.
      .filter(({ versions: [scored, ...corrected] }) => corrected.length > 0 || scored.correct > 0)
      .map(one => {
        const { correct, attempted, reachedAccuracy, reachedPace } = latest(one)
        const { readingId, at, grade, difficulty, versions } = one
        const version = versions.length - 1
        return {
          readingId,
          version,
          at,
          grade,
          difficulty,
          accuracy: correct / attempted,
          reachedAccuracy,
          reachedPace,
        }
      })
      .sort((a, b) => (a.at === b.at ? byId(a, b) : a.at < b.at ? -1 : 1))
      .slice(-EVIDENCE_LIMIT),
  })
  const answers = readings
    .flatMap(({ readingId, textId, day, answers }) => {
      if (!answers) return []
      const of = (isLiteral: boolean) =>
        Object.fromEntries(
          answers.flatMap(({ tries, ...one }, n) =>
            one.isLiteral === isLiteral ? [[`${textId}-${n}`, tries]] : [],
          ),
        )
      return [{ readingId, textId, day, literal: of(true), inferential: of(false) }]
    })
    .sort((a, b) => (a.day === b.day ? byId(b, a) : a.day > b.day ? -1 : 1))
    .slice(0, MOST_ANSWERED)
  return { days, skills: { 'es-PR': evidence('es-PR'), 'en-US': evidence('en-US') }, answers }
}

function keyed<Key extends string, Value>(
  keys: readonly Key[],
  of: (key: Key) => Value | undefined,
): Partial<Record<Key, Value>> {
  const found: Partial<Record<Key, Value>> = {}
  for (const key of keys) {
    const value = of(key)
    if (value !== undefined) found[key] = value
  }
  return found
}

function sumsOf(readings: readonly ReadingLived[]) {
  if (readings.length === 0) return undefined
  const aloud = readings.filter(({ isAloud }) => isAloud)
  const tapped = readings.filter(({ isAloud }) => !isAloud)
  const paces = aloud.filter(({ hasPace }) => hasPace).map(one => latest(one).paceTenths)
  const answers = readings.flatMap(one => one.answers ?? [])
  const count = (isLiteral: boolean, isRight: boolean) =>
    answers.filter(one => one.isLiteral === isLiteral && (!isRight || one.tries === 1)).length
  return {
    aloud: aloud.length,
    tapped: tapped.length,
    wordsCorrect: sum(aloud.map(one => latest(one).correct)),
    // Where nothing was right the event does not say how much was tried: the words of the text.
    wordsAttempted: sum(
      aloud.map(one => (latest(one).correct > 0 ? latest(one).attempted : one.versions[0].attempted)),
    ),
    wordsTapped: sum(tapped.map(one => latest(one).correct)),
    paceTenths: sum(paces),
    paced: paces.length,
    bestPace: paces.length > 0 ? Math.max(...paces) / 10 : null,
    literalAsked: count(true, false),
    literalRight: count(true, true),
    inferentialAsked: count(false, false),
    inferentialRight: count(false, true),
  }
}

function soundsOf(aloud: readonly ReadingLived[]) {
  const counts: Record<string, { read: number; missed: number }> = {}
  for (const language of LANGUAGES)
    for (const [n, sound] of SOUNDS_OF[language].entries()) {
      const own = aloud.filter(one => one.language === language).flatMap(one => latest(one).sounds[n] ?? [])
      if (own.length > 0)
        counts[sound] = {
          read: sum(own.map(({ read }) => read)),
          missed: sum(own.map(({ missed }) => missed)),
        }
    }
  return counts
}
