import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'progress.flagEnded': 404,
  'progress.notInGroup': 422,
  'progress.recommendationEnded': 404,
  'progress.recommendationDecided': 409,
  'progress.textMissing': 422,
  'progress.textRead': 409,
  'progress.wrongDay': 422,
  // Not 429: that it may be tried again in a moment is not so.
  'progress.analysesToday': 409,
  'progress.schoolAnalysesToday': 409,
  'progress.tooLittle': 409,
} as const satisfies Record<`progress.${string}`, Status>
