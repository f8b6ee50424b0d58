import type { Language } from '#shared/kernel/school.ts'
import { type SchoolDay, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { LATEST, QUESTIONS } from '#shared/progress/reasons.ts'
import { asCorrected, type Reading } from '#shared/reading/finished-reading.ts'
import type { Evidence } from '#web/lib/evidence.ts'

/** So many of the latest weeks in which a language was read aloud are told of together. */
const RECENT_WEEKS = 4

const dayOf = ({ finishedAt }: Reading): SchoolDay => schoolDay(finishedAt)
const askedIn = ({ understood }: Reading): number =>
  understood ? understood.literal.asked + understood.inferential.asked : 0

/**
 * Which of the newest readings (newest first) a reason or a figure rests on; by the same bounds as `docs/whom-to-help.md`. What is
 * older than the list is not among them.
 */
export function restingOn(evidence: Evidence, readings: readonly Reading[]): readonly Reading[] {
  const counted = readings.filter(({ implausible }) => !implausible)
  switch (evidence.of) {
    case 'accuracy':
      return levelling(counted, evidence.language).slice(0, LATEST)
    case 'aim':
      return levelling(counted, evidence.language).filter(hasPace)
    case 'fell':
      return levelling(counted, evidence.language)
        .filter(reading => dayOf(reading) <= evidence.on)
        .slice(0, LATEST)
    case 'sound':
      return lately(counted, evidence.language)
    case 'comprehension':
      return untilAsked(counted)
    case 'silent':
      return counted.slice(0, 1)
    case 'skill':
      return ofSkill(evidence.skill, counted, evidence.language)
    case 'subject':
      return []
  }
}

const isAloud = (reading: Reading, language: Language) =>
  reading.mode === 'aloud' && reading.language === language

/** What a level rests on: read aloud, heard at all, and not rehearsed that day. */
const levelling = (readings: readonly Reading[], language: Language) =>
  readings.filter(
    reading =>
      isAloud(reading, language) &&
      reading.attempt === 1 &&
      (reading.corrected !== undefined || reading.wordsCorrect > 0),
  )

const hasPace = (reading: Reading) => asCorrected(reading).wordsCorrectPerMinute !== null

/** Read aloud in the latest weeks in which the language was. */
function lately(readings: readonly Reading[], language: Language) {
  const aloud = readings.filter(reading => isAloud(reading, language))
  const since = firstOfWeeks(aloud)
  return aloud.filter(reading => dayOf(reading) >= since)
}

const firstOfWeeks = (aloud: readonly Reading[]): SchoolDay =>
  [...new Set(aloud.map(reading => weekOf(dayOf(reading))))].slice(0, RECENT_WEEKS).at(-1) ?? ''

/** Those of the latest days that together asked as much as the rule wants. */
function untilAsked(readings: readonly Reading[]): readonly Reading[] {
  let asked = 0
  let last: SchoolDay | undefined
  return readings.filter(reading => {
    if (askedIn(reading) === 0) return false
    const day = dayOf(reading)
    // A day that has begun counts whole.
    if (asked >= QUESTIONS && day !== last) return false
    asked += askedIn(reading)
    last = day
    return true
  })
}

function ofSkill(
  skill: Extract<Evidence, { readonly of: 'skill' }>['skill'],
  readings: readonly Reading[],
  language: Language,
): readonly Reading[] {
  if (skill === 'accuracy' || skill === 'sounds') return lately(readings, language)
  if (skill === 'fluency') return lately(readings, language).filter(hasPace)
  const since = firstOfWeeks(readings.filter(reading => isAloud(reading, language)))
  return readings.filter(
    reading =>
      reading.language === language &&
      dayOf(reading) >= since &&
      (reading.understood?.[skill].asked ?? 0) > 0,
  )
}
