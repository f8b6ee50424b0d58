import * as z from 'zod/mini'
import { withProcessed } from '#functions/platform/store/processed.ts'

/** What a child did in a week, and the marks of the events that told it: see `withProcessed`. */
export const Line = z.object({
  personId: z.string(),
  week: z.string(),
  points: z.int(),
  work: z.int(),
  heard: z.string(),
  /** The boards on which it stands now: those it has left are mended too. */
  boards: z.array(z.string()),
  version: z.int(),
})
export type Line = z.output<typeof Line>

export const newLine = (personId: string, week: string): Line => ({
  personId,
  week,
  points: 0,
  work: 0,
  heard: '',
  boards: [],
  version: 0,
})

/** The line after a piece of work; undefined where it was processed before. Unrewarded work is nothing here either. */
export function afterWork(line: Line, eventId: string, points: number): Line | undefined {
  const processed = withProcessed(line.heard, eventId)
  if (processed === undefined) return undefined
  return {
    ...line,
    points: line.points + points,
    work: line.work + Number(points > 0),
    heard: processed,
  }
}
