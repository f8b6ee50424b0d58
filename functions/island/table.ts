import { table } from '#functions/platform/table.ts'

export const islandTable = table({
  noun: 'island',
  rows: {
    // Where a child learns and what they read lately: all that a school is counted by.
    child: { pk: 'STUDENT#{studentId}', sk: 'CHILD' },
    // What the catalogue says of a school, and what was counted there.
    school: { pk: 'SCHOOL#{schoolId}', sk: 'SCHOOL' },
    // The schools that are to be counted again, spread over shards.
    changed: { pk: 'CHANGED#{shard}', sk: 'SCHOOL#{schoolId}' },
  },
  indexes: {
    children: { pk: 'learnsAt', sk: 'studentId' },
    byRegion: { pk: 'region', sk: 'schoolId' },
  },
})
