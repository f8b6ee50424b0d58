import { expiryInSeconds } from '#functions/platform/clock.ts'
import { http } from '#functions/platform/http/http.ts'
import { getRows, put } from '#functions/platform/store/rows.ts'
import { readStudentStandings } from '#functions/platform/store/standings.ts'
import { key } from '#functions/platform/table.ts'
import { WATCH_SECONDS, watchGroup } from '#shared/live/watching.ts'
import { Online } from './live-store.ts'
import { onlineUntil, secondsLeft } from './rules/cadence.ts'
import { onlineShard } from './rules/online.ts'
import { mayWatch } from './rules/watching.ts'
import { liveTable } from './table.ts'

export const handler = http(
  watchGroup,
  async ({ actor: { personId }, standing, path: { groupId }, body, at }) => {
    const until = onlineUntil(at, WATCH_SECONDS)
    await put({
      ...key(liveTable, 'watcher', { groupId, personId }),
      personId,
      until,
      expiresAt: expiryInSeconds(until, 0),
    })
    const named = await readStudentStandings([...new Set(body.studentIds)])
    const watched = named.flatMap(student =>
      student && standing && mayWatch(standing, student, groupId) ? [student.studentId] : [],
    )
    const rows = await getRows(
      Online,
      watched.map(studentId =>
        key(liveTable, 'online', { shard: onlineShard(studentId), personId: studentId }),
      ),
    )
    return {
      online: watched.flatMap((studentId, i) => {
        const row = rows[i]
        return row && row.until >= at
          ? [{ studentId, doing: row.doing, seconds: secondsLeft(row.until, at) }]
          : []
      }),
    }
  },
)
