import { table } from '#functions/platform/table.ts'

export const auditTable = table({
  noun: 'audit',
  rows: {
    // The record's id is its event's: told twice, it is kept once.
    record: {
      pk: 'DAY#{day}',
      sk: '{at}#{recordId}',
      outside: 'Ids only; kept for seven years, whoever is erased.',
    },
  },
  indexes: {
    bySchool: { pk: 'schoolId', sk: 'sk' },
  },
})
