import { table } from '#functions/platform/table.ts'

export const lessonsTable = table({
  noun: 'lessons',
  rows: {
    finish: { pk: 'STUDENT#{studentId}', sk: 'FINISH#{finishedAt}#{finishId}' },
    // Numbers the attempts at one activity on one day, so that rewards need not depend on the order of events.
    attempts: { pk: 'STUDENT#{studentId}', sk: 'ATTEMPTS#{day}#{activityId}' },
    activity: { pk: 'STUDENT#{studentId}', sk: 'ACTIVITY#{activityId}' },
    text: { pk: 'STUDENT#{studentId}', sk: 'TEXT#{textId}' },
  },
})
