import { table } from '#functions/platform/table.ts'

export const experienceTable = table({
  noun: 'experience',
  rows: {
    // A line's key is its event's, so that an event delivered twice credits once.
    credit: { pk: 'PERSON#{personId}', sk: 'CREDIT#{eventId}' },
    total: { pk: 'PERSON#{personId}', sk: 'TOTAL' },
  },
})
