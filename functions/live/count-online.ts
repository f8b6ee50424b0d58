import { schedule } from '#functions/platform/events/schedule.ts'
import { countRows, put } from '#functions/platform/store/rows.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { ONLINE_SECONDS } from '#shared/live/cadence.ts'
import { ONLINE_SHARDS } from './rules/online.ts'
import { liveTable } from './table.ts'

export const handler = schedule(async at => {
  const since = new Date(Date.parse(at) - ONLINE_SECONDS * 1000).toISOString()
  const counts = await Promise.all(
    Array.from({ length: ONLINE_SHARDS }, (_, shard) => {
      const { pk } = prefix(liveTable, 'online', { shard })
      return countRows(pk, { attribute: 'lastSeen', atLeast: since })
    }),
  )
  const people = counts.reduce((sum, count) => sum + count, 0)
  await put({ ...key(liveTable, 'onlineCount', {}), people, at })
})
