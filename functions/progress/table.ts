import { table } from '#functions/platform/table.ts'

export const progressTable = table({
  noun: 'progress',
  rows: {
    day: { pk: 'STUDENT#{studentId}', sk: 'DAY#{day}' },
    skill: { pk: 'STUDENT#{studentId}', sk: 'SKILL#reading#{language}' },
    // A text that was finished, once: what grows all year is not written with every reading.
    text: { pk: 'STUDENT#{studentId}', sk: 'TEXT#{language}#{textId}' },
    placement: { pk: 'STUDENT#{studentId}', sk: 'PLACEMENT' },
    // A report week that was closed, by the Friday that ended it.
    week: { pk: 'STUDENT#{studentId}', sk: 'WEEK#{week}' },
    // How many texts a week the child wants to read, and since when.
    goals: { pk: 'STUDENT#{studentId}', sk: 'GOALS' },
    // A child at a glance, a line for each of their groups.
    summary: { pk: 'STUDENT#{studentId}', sk: 'SUMMARY#{groupId}' },
    // Where the aim line of what is planned in a language goes, as it was last told.
    plan: { pk: 'STUDENT#{studentId}', sk: 'PLAN#{language}' },
    // The rules that point to a child now, and each that has ended.
    flags: { pk: 'STUDENT#{studentId}', sk: 'FLAGS' },
    // What was recommended for the child, what came of it, and what is now.
    recommended: { pk: 'STUDENT#{studentId}', sk: 'RECOMMENDED' },
    ended: { pk: 'STUDENT#{studentId}', sk: 'ENDED#{raisedOn}#{flagId}' },
    // The questions of the latest texts, one by one.
    answers: { pk: 'STUDENT#{studentId}', sk: 'ANSWERS' },
    // A group one level up, counted with its children's lines.
    glance: {
      pk: 'SCHOOL#{schoolId}',
      sk: 'GROUP#{groupId}',
      outside: 'Of a group: how many, never who.',
    },
    declared: {
      pk: 'CALENDAR',
      sk: 'DAY#{day}',
      outside: 'Of the island: a day that was declared, or taken back.',
    },
    // Counts the pages about figures that somebody, and that a school, asked for on a day.
    analyses: { pk: 'PERSON#{personId}', sk: 'ANALYSES#{day}' },
    schoolAnalyses: {
      pk: 'SCHOOL#{schoolId}',
      sk: 'ANALYSES#{day}',
      outside: 'Of a school: how many pages about figures were asked for on a day.',
    },
    // There while a child's lines are to be counted again.
    changed: { pk: 'STUDENT#{studentId}', sk: 'CHANGED' },
  },
  indexes: {
    group: { pk: 'groupId', sk: 'studentId' },
    // The children who are to be counted, spread over shards.
    changed: { pk: 'changedIn', sk: 'studentId' },
    // Everybody who is placed, by the part in which they are.
    placed: { pk: 'placedIn', sk: 'studentId' },
  },
})
