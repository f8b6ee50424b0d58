import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readStudentStanding } from '#functions/platform/store/standings.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { practiceFinished, readingFinished, wordOverridden } from '#shared/reading/events.ts'
import { type Done, doneByActivity, doneByCorrection, doneByPractice, doneByReading } from './assignments.ts'
import { noteDone } from './given-store.ts'

/** Watches: the work is the ordinary reading, practice or activity; what a teacher corrects of it is another result. */
export const handler = subscriber(
  [readingFinished, wordOverridden, practiceFinished, activityFinished],
  async ({ event, at, body }) => {
    const note = async (studentId: string, done: Done) =>
      noteDone(studentId, (await readStudentStanding(studentId))?.groupIds ?? [], done)
    if (event.name === 'reading.finished') {
      const reading = readingFinished.body.parse(body)
      return note(reading.studentId, doneByReading(reading, at))
    }
    if (event.name === 'reading.wordOverridden') {
      const correction = wordOverridden.body.parse(body)
      return note(correction.studentId, doneByCorrection(correction))
    }
    if (event.name === 'reading.practiceFinished') {
      const practice = practiceFinished.body.parse(body)
      return note(practice.studentId, doneByPractice(practice, at))
    }
    const activity = activityFinished.body.parse(body)
    return note(activity.studentId, doneByActivity(activity, at))
  },
)
