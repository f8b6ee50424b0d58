import { now } from '#functions/platform/clock.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readStudentStanding } from '#functions/platform/store/standings.ts'
import { noticeOf } from '#shared/kernel/event.ts'
import { weekClosed } from '#shared/progress/events.ts'
import { isNews } from './rules/week-letter.ts'
import { keepForLetter, whoWantLetters } from './week-letter-store.ts'

/** Puts a child's closed week into the letters of those of its families who asked for them. Of what the bell says nothing, they say nothing. */
export const handler = subscriber(weekClosed, async ({ at, body }) => {
  if (!noticeOf(weekClosed, body) || !isNews(body.week, now())) return
  const { familyIds = [] } = (await readStudentStanding(body.studentId)) ?? {}
  const wanting = await whoWantLetters(familyIds)
  await Promise.all(wanting.map(personId => keepForLetter(personId, body.week, body, at)))
})
