import { subscriber } from '#functions/platform/events/subscriber.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import { doneByPractice, doneByReading, isForJoiner } from './assignments.ts'
import { giveTo, noteDone, readOfGroup } from './assignments-store.ts'

/** Watches: the work is the ordinary reading or practice. Whoever joins a group is given what is the whole group's. */
export const handler = subscriber(
  [readingFinished, practiceFinished, studentPlaced],
  async ({ event, at, body }) => {
    if (event.name === 'reading.finished') {
      const reading = readingFinished.body.parse(body)
      return noteDone(reading.studentId, doneByReading(reading, at))
    }
    if (event.name === 'reading.practiceFinished') {
      const practice = practiceFinished.body.parse(body)
      return noteDone(practice.studentId, doneByPractice(practice, at))
    }
    const { studentId, groupIds } = studentPlaced.body.parse(body)
    for (const groupId of groupIds)
      for (const assignment of await readOfGroup(groupId))
        if (isForJoiner(assignment, schoolDay(at))) await giveTo(studentId, assignment)
  },
)
