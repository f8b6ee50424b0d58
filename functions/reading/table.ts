import { table } from '#functions/platform/table.ts'

export const readingTable = table({
  noun: 'reading',
  rows: {
    reading: { pk: 'STUDENT#{studentId}', sk: 'READING#{finishedAt}#{readingId}' },
    // Numbers the day's readings and rounds, so that rewards need not depend on the order of events.
    day: { pk: 'STUDENT#{studentId}', sk: 'DAY#{day}' },
    // A text made for one student, as its canonical JSON names it; the published ones lie with the content.
    text: { pk: 'STUDENT#{studentId}', sk: 'TEXT#{textHash}' },
    policy: { pk: 'GROUP#{groupId}', sk: 'POLICY', outside: 'Of a group: its rules of reading.' },
    // What opens a child's library: the own grade, the level of each language, and what a teacher opened.
    placement: { pk: 'STUDENT#{studentId}', sk: 'PLACEMENT' },
    level: { pk: 'STUDENT#{studentId}', sk: 'LEVEL#{language}' },
    library: { pk: 'STUDENT#{studentId}', sk: 'LIBRARY' },
    // Where a placement of a language stands: how often it was asked for, and what came of the last.
    placing: { pk: 'STUDENT#{studentId}', sk: 'PLACING#{language}' },
    practice: { pk: 'STUDENT#{studentId}', sk: 'PRACTICE#{finishedAt}#{practiceId}' },
    sounds: { pk: 'STUDENT#{studentId}', sk: 'SOUNDS#{month}' },
  },
})
