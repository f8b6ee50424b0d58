import { table } from '#functions/platform/table.ts'

export const assignmentsTable = table({
  noun: 'assignments',
  rows: {
    // Identifiers sort by time: newest first is one query.
    assignment: {
      pk: 'GROUP#{groupId}',
      sk: 'ASSIGNMENT#{assignmentId}',
      outside:
        'Of the group: what it was asked to do and by when; whom it was given to stands with each child.',
    },
    // What a child was given, and the first times that they did it.
    given: { pk: 'STUDENT#{studentId}', sk: 'GIVEN#{assignmentId}' },
  },
  indexes: {
    group: { pk: 'groupId', sk: 'givenTo' },
  },
})
