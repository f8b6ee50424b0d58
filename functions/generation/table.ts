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
  },
})
