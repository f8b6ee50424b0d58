import type { Status } from '../kernel/errors.ts'

/** What this noun's routes may refuse with. */
export const errors = {
  'lessons.unknownUnit': 404,
  'lessons.unknownActivity': 404,
  'lessons.answersDoNotFit': 422,
} as const satisfies Record<`lessons.${string}`, Status>
