import { table } from '#functions/platform/table.ts'

export const streaksTable = table({
  noun: 'streaks',
  rows: {
    // The set of active days is the truth; the streak is derived from it.
    streak: { pk: 'PERSON#{personId}', sk: 'STREAK' },
  },
})
