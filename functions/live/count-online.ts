import { schedule } from '#functions/platform/events/schedule.ts'
import { countRows, put } from '#functions/platform/store/rows.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { ONLINE_SHARDS } from './rules/online.ts'
import { liveTable } from './table.ts'

export const handler = schedule(async at => {
  const counts = await Promise.all(
    Array.from({ length: ONLINE_SHARDS }, (_, shard) => {
      const { pk } = prefix(liveTable, 'online', { shard })
      return countRows(pk, { attribute: 'until', atLeast: at })
    }),
  )
  const people = counts.reduce((sum, count) => sum + count, 0)
  await put({ ...key(liveTable, 'onlineCount', {}), people, at })
})
