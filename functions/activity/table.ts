import { table } from '#functions/platform/table.ts'

export const activityTable = table({
  noun: 'activity',
  rows: { activity: { pk: 'PERSON#{personId}', sk: 'ACTIVITY#{at}#{activityId}' } },
})
