import { table } from '#functions/platform/table.ts'

export const generationTable = table({
  noun: 'generation',
  rows: {
    // Identifiers sort by time: newest first is one query.
    text: { pk: 'STUDENT#{studentId}', sk: 'TEXT#{textId}' },
    // Counts what a child, and what a school, asked for on a day.
    day: { pk: 'STUDENT#{studentId}', sk: 'DAY#{day}' },
    schoolDay: {
      pk: 'SCHOOL#{schoolId}',
      sk: 'DAY#{day}',
      outside: 'Of a school: how many texts were asked for on a day.',
    },
    // The latest page about a child's figures, and about a group's.
    analysis: { pk: 'STUDENT#{studentId}', sk: 'ANALYSIS' },
    groupAnalysis: {
      pk: 'GROUP#{groupId}',
      sk: 'ANALYSIS',
      outside:
        'Of a group of five or more: sentences and the counts that they rest on, kept for a month; of nobody.',
    },
  },
})
