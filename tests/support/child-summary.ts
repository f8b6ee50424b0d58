import type { ChildSummary, LanguageSummary } from '#shared/progress/summary.ts'

const nothingAsked = { asked: 0, right: 0 }

/** How a child of second grade reads in a language who reads well, but for what is said. */
export const languageSummary = (rest: Partial<LanguageSummary> = {}): LanguageSummary => ({
  grade: '2',
  readings: 9,
  moved: null,
  accuracy: 0.97,
  wordsCorrectPerMinute: 60,
  latest: [0.97, 0.96, 0.98],
  literal: nothingAsked,
  inferential: nothingAsked,
  sounds: { known: 3, firm: 3, weakest: null, weak: [] },
  ...rest,
})

/** The line of Ana, of second grade, seen on Friday the 20th of November 2026, but for what is said. */
export const childSummary = (rest: Partial<ChildSummary> = {}): ChildSummary => ({
  studentId: 'ana',
  grade: '2',
  lastSeenOn: '2026-11-20',
  week: '2026-11-16',
  readings: 1,
  words: 40,
  activities: 0,
  languages: {},
  literal: nothingAsked,
  inferential: nothingAsked,
  subjects: {},
  ...rest,
})
