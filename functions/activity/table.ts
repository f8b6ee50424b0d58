import { table } from '#functions/platform/table.ts'

export const activityTable = table({
  noun: 'activity',
  rows: { visit: { pk: 'PERSON#{personId}', sk: 'ACTIVITY#{at}#{activityId}' } },
})
