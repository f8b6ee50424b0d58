import { http } from '#functions/platform/http/http.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { getTournament } from '#shared/social/routes.ts'
import { readBoard, readLeague } from './board-store.ts'
import { teamEntry, teamsAround } from './rules/board.ts'
import { placeMark, teamOf } from './rules/names.ts'
import { closedTo, groupBoard, leagueOf } from './rules/self.ts'
import { readSelf } from './social-store.ts'

export const handler = http(getTournament, async ({ actor: { personId }, at }) => {
  const week = weekOf(schoolDay(at))
  const nothing = { week, work: 0, own: 0, children: 0, teams: 0, places: [] }
  const self = await readSelf(personId)
  const { groupIds: [groupId] = [], region, grade } = self
  const closed = closedTo(self)
  if (closed || !groupId || !region || !grade) return { ...nothing, none: closed ?? ('unconfirmed' as const) }
  const [board, league] = [groupBoard(groupId), leagueOf(region, grade)]
  const [entries, teams] = await Promise.all([readBoard(board, week), readLeague(league, week)])
  const team = teamOf(groupId)
  const { work, children } = teamEntry('', team, entries)
  return {
    week,
    grade,
    team,
    work,
    own: entries.find(({ mark }) => mark === placeMark(board, personId))?.work ?? 0,
    children,
    teams: teams.length,
    places: [...teamsAround(teams, placeMark(league, groupId))],
  }
})
