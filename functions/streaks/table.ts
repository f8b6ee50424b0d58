import { table } from '#functions/platform/table.ts'

export const streaksTable = table({
  noun: 'streaks',
  rows: {
    // The sets of active days and of bought freezes are the truth; the streak is derived from them.
    streak: { pk: 'PERSON#{personId}', sk: 'STREAK' },
    declared: {
      pk: 'CALENDAR',
      sk: 'DAY#{day}',
      outside: 'Of the island: a day that was declared, or taken back.',
    },
  },
})
