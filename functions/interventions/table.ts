import { table } from '#functions/platform/table.ts'

export const interventionsTable = table({
  noun: 'interventions',
  rows: {
    // All that is open for a child: what is planned at once is decided at once.
    plans: { pk: 'STUDENT#{studentId}', sk: 'PLANS' },
    // Identifiers sort by time: newest first is one query.
    ended: { pk: 'STUDENT#{studentId}', sk: 'ENDED#{interventionId}' },
    session: { pk: 'STUDENT#{studentId}', sk: 'SESSION#{interventionId}#{day}#{sessionId}' },
    placement: { pk: 'STUDENT#{studentId}', sk: 'PLACEMENT' },
    // That a child is in a group: by it a group's children are found.
    member: { pk: 'STUDENT#{studentId}', sk: 'MEMBER#{groupId}' },
  },
  indexes: {
    group: { pk: 'groupId', sk: 'studentId' },
  },
})
