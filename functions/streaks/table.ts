import { table } from '#functions/platform/table.ts'

export const streaksTable = table({
  noun: 'streaks',
  rows: {
    // The sets of active days and of bought freezes are the truth; the streak is derived from them.
    streak: { pk: 'PERSON#{personId}', sk: 'STREAK' },
    // The last day on which somebody was reminded.
    reminded: { pk: 'PERSON#{personId}', sk: 'REMINDED' },
    declared: {
      pk: 'CALENDAR',
      sk: 'DAY#{day}',
      outside: 'Of the island: a day that was declared, or taken back.',
    },
  },
  indexes: {
    // Streaks by their newest active day and the part in which their person is: `2026-11-20#7`.
    active: { pk: 'activeIn', sk: 'personId' },
  },
})
