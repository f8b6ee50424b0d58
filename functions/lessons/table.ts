import { table } from '#functions/platform/table.ts'

export const lessonsTable = table({
  noun: 'lessons',
  rows: {
    finish: { pk: 'STUDENT#{studentId}', sk: 'FINISH#{finishedAt}#{finishId}' },
    // Numbers the day's activities, so that rewards need not depend on the order of events.
    day: { pk: 'STUDENT#{studentId}', sk: 'DAY#{day}' },
    activity: { pk: 'STUDENT#{studentId}', sk: 'ACTIVITY#{activityId}' },
    text: { pk: 'STUDENT#{studentId}', sk: 'TEXT#{textId}' },
  },
})
