import { table } from '#functions/platform/table.ts'

export const progressTable = table({
  noun: 'progress',
  rows: {
    day: { pk: 'STUDENT#{studentId}', sk: 'DAY#{day}' },
    skill: { pk: 'STUDENT#{studentId}', sk: 'SKILL#reading#{language}' },
    placement: { pk: 'STUDENT#{studentId}', sk: 'PLACEMENT' },
    // Sums have no key that shows what they hold: a mark an event, in their transaction, until it cannot come again.
    processed: { pk: 'STUDENT#{studentId}', sk: 'HEARD#{eventId}' },
  },
})
