import { table } from '#functions/platform/table.ts'

export const supportTable = table({
  noun: 'support',
  rows: {
    // Identifiers sort by time: newest first is one query.
    request: { pk: 'PERSON#{personId}', sk: 'REQUEST#{requestId}' },
    // Numbers a day's requests, so that two at once cannot both be the last one allowed.
    asked: { pk: 'PERSON#{personId}', sk: 'ASKED#{day}' },
  },
  indexes: {
    // What is on the desk, by state; what is only sent is not on it yet.
    desk: { pk: 'desk', sk: 'askedAt' },
  },
})
