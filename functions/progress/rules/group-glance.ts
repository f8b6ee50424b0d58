import { GRADES, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { type SchoolDay, weekOf } from '#shared/kernel/school-day.ts'
import type { GroupGlance } from '#shared/progress/group-glance.ts'
import { RULES } from '#shared/progress/reasons.ts'
import { reasonsShown } from '#shared/progress/reasons-shown.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'

/** What a group's lines amount to on a day; the same in whatever order they come. */
export function groupGlance(
  groupId: string,
  lines: readonly ChildSummary[],
  today: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): GroupGlance {
  const rules = lines.map(
    line => new Set(reasonsShown(line, today, declared).reasons.map(({ rule }) => rule)),
  )
  const week = weekOf(today)
  const ofWeek = lines.filter(line => line.week === week)
  const answered = (kind: 'literal' | 'inferential') => ({
    asked: sum(lines, line => line[kind].asked),
    right: sum(lines, line => line[kind].right),
  })
  const seen = lines.flatMap(({ lastSeenOn }) => lastSeenOn ?? []).sort()
  return {
    groupId,
    children: lines.length,
    toHelp: rules.filter(({ size }) => size > 0).length,
    byRule: Object.fromEntries(
      RULES.flatMap(rule => {
        const count = rules.filter(own => own.has(rule)).length
        return count > 0 ? [[rule, count]] : []
      }),
    ),
    week,
    readers: ofWeek.filter(({ readings }) => readings > 0).length,
    readings: sum(ofWeek, ({ readings }) => readings),
    languages: Object.fromEntries(
      LANGUAGES.flatMap(language => {
        const glance = languageGlance(lines, language)
        return glance.children > 0 ? [[language, glance]] : []
      }),
    ),
    literal: answered('literal'),
    inferential: answered('inferential'),
    lastSeenOn: seen.at(-1) ?? null,
  }
}

function languageGlance(lines: readonly ChildSummary[], language: Language) {
  const read = lines.flatMap(({ grade, languages: { [language]: of } }) => (of ? [{ own: grade, of }] : []))
  return {
    children: read.length,
    below: read.filter(({ own, of }) => own !== null && GRADES.indexOf(of.grade) < GRADES.indexOf(own))
      .length,
    paces: read
      .flatMap(({ own, of }) =>
        of.wordsCorrectPerMinute === null
          ? []
          : [{ grade: own ?? of.grade, pace: Math.round(of.wordsCorrectPerMinute * 10) / 10 }],
      )
      .sort((a, b) => a.pace - b.pace || GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade)),
  }
}

const sum = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((total, one) => total + of(one), 0)
