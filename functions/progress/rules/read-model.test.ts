/** What a child's rows amount to is what a recomputation from all that happened says: in any order, each event ten times. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withProcessed } from '#functions/platform/store/processed.ts'
import { type Known, noSkill, type Skill } from '#functions/progress/progress.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { reasonsFor } from '#shared/progress/reasons.ts'
import { recommendationsFor } from '#shared/progress/recommendations.ts'
import { type Event, eventsOf, histories, orderBy } from '#tests/support/child-history.ts'
import { recomputed } from '#tests/support/child-recomputed.ts'
import { answersOf, type StoredAnswers, withAnswers } from './answered.ts'
import {
  type DayKept,
  type Deed,
  dayWith,
  deedOfActivity,
  deedOfAnswers,
  deedOfCorrection,
  deedOfReading,
} from './deeds.ts'
import { probesOf } from './probes.ts'
import { summaryOf } from './summary.ts'

/** `HISTORIES=10000` is the sweep. */
const HISTORIES = Number(process.env.HISTORIES ?? 150)
const COPIES = 10
const TODAY = '2026-11-20'
const NOBODY_DECLARED = new Set<SchoolDay>()

/** A child's rows, in memory. */
interface Rows {
  readonly days: Map<SchoolDay, DayKept & { readonly heard: string }>
  readonly skills: Record<Language, Skill>
  answers: readonly StoredAnswers[]
}

function deedOf(event: Event): Deed {
  switch (event.what) {
    case 'reading':
      return deedOfReading(event)
    case 'correction':
      return deedOfCorrection(event)
    case 'answers':
      return deedOfAnswers(event)
    case 'activity':
      return deedOfActivity(event)
  }
}

/** Processes one event, as the subscribers do: what has been processed is not added again. */
function hear(rows: Rows, event: Event): void {
  const answers = event.what === 'answers' ? answersOf(event.body) : undefined
  if (answers) rows.answers = withAnswers(rows.answers, answers)
  const deed = deedOf(event)
  const before = rows.days.get(deed.day)
  const heard = withProcessed(before?.heard ?? '', deed.eventId)
  if (heard === undefined) return
  rows.days.set(deed.day, { ...dayWith(before, deed), heard })
  if (deed.skill) rows.skills[deed.skill.language] = deed.skill.after(rows.skills[deed.skill.language])
}

/** All that screens show of a child, of the days, skills and answers that are known. */
function shown(known: Known & { readonly days: readonly (DayKept & { readonly day: SchoolDay })[] }) {
  const summary = summaryOf('ana', known, TODAY)
  const readings = { 'es-PR': known.skills['es-PR'].evidence, 'en-US': known.skills['en-US'].evidence }
  return {
    summary,
    reasons: reasonsFor(summary, TODAY, NOBODY_DECLARED),
    recommended: recommendationsFor(summary, readings, TODAY, NOBODY_DECLARED),
    probes: LANGUAGES.map(language => probesOf(known.days, language)),
  }
}

test(`the read model equals a recomputation, of ${HISTORIES} histories in any order, each event ${COPIES} times`, {
  timeout: 20_000 + HISTORIES * 100,
}, () => {
  let told = 0
  fc.assert(
    fc.property(histories(addDays(TODAY, -59)), fc.nat(), (history, seed) => {
      const events = eventsOf(history)
      const rows: Rows = { days: new Map(), skills: { 'es-PR': noSkill, 'en-US': noSkill }, answers: [] }
      for (const event of orderBy(
        seed,
        events.flatMap(event => Array.from({ length: COPIES }, () => event)),
      )) {
        hear(rows, event)
        told++
      }
      const kept = [...rows.days].map(([day, { heard: _, ...row }]) => ({ day, ...row }))
      const { days, skills, answers } = recomputed(history)
      const inOrder = (a: { day: SchoolDay }, b: { day: SchoolDay }) => (a.day < b.day ? -1 : 1)
      expect(kept.sort(inOrder)).toEqual(days)
      expect(rows.skills).toEqual(skills)
      expect(rows.answers).toEqual(answers)
      expect(shown({ days: kept, skills: rows.skills, grade: '2' })).toEqual(
        shown({ days, skills, grade: '2' }),
      )
    }),
    // A long history shrinks for minutes; its seed is told.
    { numRuns: HISTORIES, endOnFailure: true },
  )
  expect(told).toBeGreaterThan(HISTORIES * COPIES)
  if (process.env.HISTORIES) console.log(`events told: ${told}`)
})
