import * as z from 'zod/mini'
import { logUnexpected } from '#functions/platform/log.ts'
import { post } from '#functions/platform/services/connections.ts'
import { getStandings, queryRows } from '#functions/platform/store/rows.ts'
import { prefix } from '#functions/platform/table.ts'
import type { LiveFrame } from '#shared/kernel/live.ts'
import {
  PersonStanding,
  personStandingKey,
  StudentStanding,
  studentStandingKey,
} from '#shared/kernel/standing.ts'
import { childSeen } from '#shared/live/watching.ts'
import { type Online, openConnections } from './live-store.ts'
import { secondsLeft } from './rules/cadence.ts'
import { mayWatch } from './rules/watching.ts'
import { liveTable } from './table.ts'

/** More staff than look at one group at a time. */
const MOST_WATCHERS = 20

const Watcher = z.object({ personId: z.string(), until: z.string() })
const StudentRow = z.object({ standing: StudentStanding })
const PersonRow = z.object({ standing: PersonStanding })

/**
 * Tells whoever looks at a group of this child's, and may, that they are there and at what. By the standings of this
 * moment: a watcher who teaches another group by now, or a child who was moved, is told of no more. It is posted, not
 * stored: a watcher asks again within half a minute.
 */
export async function tellWatchers(studentId: string, online: Online, at: string): Promise<void> {
  const [row] = await getStandings([studentStandingKey(studentId)], 'eventual')
  // Everybody but children.
  if (!row) return
  const { standing: student } = StudentRow.parse(row)
  const groups = await Promise.all(student.groupIds.map(groupId => watchersOf(groupId, at)))
  const watchers = groups.flat()
  if (watchers.length === 0) return
  const keys = new Map(watchers.map(({ personId }) => [personId, personStandingKey(personId)]))
  const people = await getStandings([...keys.values()], 'eventual')
  const standings = people.flatMap(person => (person ? [PersonRow.parse(person).standing] : []))
  const allowed = standings.filter(person =>
    watchers.some(
      ({ personId, groupId }) => personId === person.personId && mayWatch(person, student, groupId),
    ),
  )
  const body = { studentId, doing: online.doing, seconds: secondsLeft(online.until, at) }
  const frame: LiveFrame = { type: childSeen.name, body: childSeen.body.parse(body) }
  // Of one who cannot be told the child and all others hear nothing.
  for (const { personId } of allowed)
    for (const { connectionId } of await openConnections(personId))
      await post(connectionId, JSON.stringify(frame)).catch(error => logUnexpected('watcher not told', error))
}

async function watchersOf(groupId: string, at: string) {
  const asked = { ...prefix(liveTable, 'watcher', { groupId }), limit: MOST_WATCHERS }
  const watchers = await queryRows(Watcher, asked)
  return watchers.map(watcher => ({ ...watcher, groupId })).filter(({ until }) => until >= at)
}
