import { table } from '#functions/platform/table.ts'

export const readingTable = table({
  noun: 'reading',
  rows: {
    reading: { pk: 'STUDENT#{studentId}', sk: 'READING#{finishedAt}#{readingId}' },
    // Numbers the attempts at one text on one day, so that rewards need not depend on the order of events.
    attempts: { pk: 'STUDENT#{studentId}', sk: 'ATTEMPTS#{day}#{textId}' },
    policy: { pk: 'GROUP#{groupId}', sk: 'POLICY' },
  },
})
