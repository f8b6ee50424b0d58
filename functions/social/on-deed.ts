import { hears, subscriberOf } from '#functions/platform/events/subscriber.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import { titleEquipped } from '#shared/achievements/events.ts'
import { appearanceChanged } from '#shared/coins/events.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { type SchoolDay, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import { erasureAsked } from '#shared/records/events.ts'
import { pointsForActivity, pointsForPractice, pointsForReading } from '#shared/rewards/points.ts'
import { friendshipsForgotten } from '#shared/social/events.ts'
import { changeLine } from './board-store.ts'
import { afterWork } from './rules/line.ts'
import { changeSelf, endAll } from './social-store.ts'

interface Work {
  readonly studentId: string
  readonly day: SchoolDay
}

const work = (id: string, at: string, { studentId, day }: Work, points: number): Promise<void> =>
  changeLine(studentId, weekOf(day), at, line => afterWork(line, id, points))

/** Has this week’s boards counted anew: what others see of a child is another. */
const seen = (personId: string, at: string): Promise<void> =>
  changeLine(personId, weekOf(schoolDay(at)), at, line => line)

export const handler = subscriberOf(
  hears(readingFinished, ({ id, at, body }) => work(id, at, body, pointsForReading(body))),
  hears(activityFinished, ({ id, at, body }) => work(id, at, body, pointsForActivity(body))),
  hears(practiceFinished, ({ id, at, body }) => work(id, at, body, pointsForPractice(body))),
  hears(studentPlaced, async ({ at, body: { studentId, schoolId, region, groupIds, grade } }) => {
    await changeSelf(studentId, { schoolId, region, groupIds, grade, placedAt: at }, 'placedAt')
    await seen(studentId, at)
  }),
  hears(titleEquipped, async ({ at, body: { personId, titleId, version } }) => {
    await changeSelf(personId, { titleId, titleVersion: version }, 'titleVersion')
    await seen(personId, at)
  }),
  hears(appearanceChanged, async ({ at, body: { personId, appearance } }) => {
    const equipped = Object.entries(appearance).flatMap(([slot, itemId]) =>
      itemId ? [[slot, itemId] as const] : [],
    )
    await changeSelf(personId, { appearance: Object.fromEntries(equipped), dressedAt: at }, 'dressedAt')
    await seen(personId, at)
  }),
  hears(erasureAsked, async ({ at, body: { studentId, pass } }) => {
    const rows = await endAll(studentId)
    await commit({ writes: {}, emits: [emit(friendshipsForgotten, { studentId, pass, rows }, at)] })
  }),
)
