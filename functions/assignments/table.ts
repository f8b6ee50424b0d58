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
    // What a child was given by name, or has done of what is the whole group’s: the first times that they did it.
    given: { pk: 'STUDENT#{studentId}', sk: 'GIVEN#{assignmentId}' },
    // That it was told that it is due tomorrow, of a day that was set for it.
    reminded: {
      pk: 'GROUP#{groupId}',
      sk: 'DUE#{assignmentId}#{dueOn}',
      outside: 'Of the group: that it was told; of nobody in it.',
    },
    // On which day a child came into a group.
    joined: { pk: 'STUDENT#{studentId}', sk: 'JOINED#{groupId}' },
  },
  indexes: {
    group: { pk: 'groupId', sk: 'lineOf' },
    // What is due on a day, by the part of its group.
    due: { pk: 'dueIn', sk: 'assignmentId' },
  },
})
