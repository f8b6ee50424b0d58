import { table } from '#functions/platform/table.ts'

export const islandTable = table({
  noun: 'island',
  rows: {
    // Where a child learns and what they read lately: all that a school is counted by.
    child: { pk: 'STUDENT#{studentId}', sk: 'CHILD' },
    // What the catalogue says of a school, and what was counted there.
    school: { pk: 'SCHOOL#{schoolId}', sk: 'SCHOOL', outside: 'Of a school: how many, never who.' },
    // The schools that are to be counted again, spread over shards.
    changed: {
      pk: 'CHANGED#{shard}',
      sk: 'SCHOOL#{schoolId}',
      outside: 'Of a school that is to be counted.',
    },
  },
  indexes: {
    children: { pk: 'learnsAt', sk: 'studentId' },
    byRegion: { pk: 'region', sk: 'schoolId' },
  },
})
