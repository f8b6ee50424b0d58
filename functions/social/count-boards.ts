import { schedule } from '#functions/platform/events/schedule.ts'
import type { Grade } from '#shared/kernel/school.ts'
import {
  type Changed,
  type EntryChange,
  listChanged,
  recount,
  recountLeague,
  strikeOff,
} from './board-store.ts'
import { type Entry, teamEntry } from './rules/board.ts'
import { placeMark, teamOf } from './rules/names.ts'
import { boardsOf, faceOf, groupBoard, leagueOf, type Self } from './rules/self.ts'
import { readSelves } from './social-store.ts'

/** Counts the boards of whoever did something, or changed: a write a board, however many changed on it. */
export const handler = schedule(async at => {
  const changed = await listChanged()
  const selves = await readSelves(changed.map(({ personId }) => personId))
  const standings = changed.map((line, n) => {
    const self = selves[n] ?? { personId: line.personId }
    return { line, self, boards: boardsOf(self) }
  })
  for (const [place, entries] of byBoard(standings)) {
    const [week = '', board = ''] = place.split(' ')
    const after = await recount(board, week, at, entries)
    const team = standings.find(({ boards, line }) => line.week === week && boards.includes(board))
    if (team) await countTeam(team.self, board, week, at, after)
  }
  for (const { line, boards } of standings) await strikeOff(line, boards)
})

interface Standing {
  readonly line: Changed
  readonly self: Self
  readonly boards: readonly string[]
}

/** What changes on each board of each week: who is on it, and who left it. */
function byBoard(standings: readonly Standing[]): ReadonlyMap<string, EntryChange<Entry>> {
  const changes = new Map<string, (readonly [string, Entry | undefined])[]>()
  for (const { line, self, boards } of standings)
    for (const board of new Set([...line.boards, ...boards])) {
      const mark = placeMark(board, self.personId)
      const entry = boards.includes(board)
        ? { mark, points: line.points, work: line.work, face: faceOf(self) }
        : undefined
      const place = `${line.week} ${board}`
      changes.set(place, [...(changes.get(place) ?? []), [mark, entry]])
    }
  return changes
}

async function countTeam(
  { groupIds: [groupId] = [], region, grade }: Self,
  board: string,
  week: string,
  at: string,
  entries: readonly Entry[],
): Promise<void> {
  if (!groupId || !region || !grade || board !== groupBoard(groupId)) return
  const league = leagueOf(region, grade satisfies Grade)
  const mark = placeMark(league, groupId)
  await recountLeague(league, week, at, [[mark, teamEntry(mark, teamOf(groupId), entries)]])
}
