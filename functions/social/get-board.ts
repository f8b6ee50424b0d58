import { http } from '#functions/platform/http/http.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { getBoard } from '#shared/social/routes.ts'
import { readBoard } from './board-store.ts'
import { placesAround } from './rules/board.ts'
import { placeMark } from './rules/names.ts'
import { boardOf, closedTo, isCompared } from './rules/self.ts'
import { readSelf } from './social-store.ts'

/** Two reads: oneself, and the board’s one row. */
export const handler = http(getBoard, async ({ actor: { personId }, query, at }) => {
  const week = weekOf(schoolDay(at))
  const none = { week, children: 0, places: [] }
  const self = await readSelf(personId)
  const closed = closedTo(self)
  if (closed) return { ...none, none: closed }
  if (!isCompared(self)) return { ...none, none: 'young' as const }
  const board = boardOf(query.of, self)
  if (!board) return { ...none, none: 'notJoined' as const }
  const entries = await readBoard(board, week)
  return {
    week,
    children: entries.length,
    places: [...placesAround(entries, placeMark(board, personId))],
  }
})
