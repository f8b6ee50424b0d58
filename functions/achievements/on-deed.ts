import { now } from '#functions/platform/clock.ts'
import { hears, subscriberOf } from '#functions/platform/events/subscriber.ts'
import { emit } from '#functions/platform/store/transaction.ts'
import { CHALLENGE_COINS } from '#shared/achievements/challenges.ts'
import { challengeExpiring } from '#shared/achievements/events.ts'
import { levelReached } from '#shared/experience/events.ts'
import { textAsked } from '#shared/generation/events.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import { befriended, reacted } from '#shared/social/events.ts'
import { streakExtended } from '#shared/streaks/events.ts'
import { type Change, changeRecord } from './record-store.ts'
import {
  type Deed,
  deedOfActivity,
  deedOfCheer,
  deedOfFriendship,
  deedOfInvention,
  deedOfLevel,
  deedOfPractice,
  deedOfReading,
  deedOfStreak,
} from './rules/deed.ts'
import { afterDeed, expiringOn } from './rules/record.ts'

export const handler = subscriberOf(
  hears(readingFinished, told => hear(told, told.body.studentId, deedOfReading(told.body))),
  hears(activityFinished, told => hear(told, told.body.studentId, deedOfActivity(told.body))),
  hears(practiceFinished, told => hear(told, told.body.studentId, deedOfPractice(told.body))),
  hears(streakExtended, told => hear(told, told.body.personId, deedOfStreak(told.body))),
  hears(levelReached, told =>
    hear(told, told.body.personId, deedOfLevel(told.body.level, schoolDay(told.at))),
  ),
  hears(textAsked, told => hear(told, told.body.studentId, deedOfInvention(schoolDay(told.at)))),
  hears(reacted, told => hear(told, told.body.personId, deedOfCheer(schoolDay(told.at)))),
  hears(befriended, async told => {
    const deed = deedOfFriendship(schoolDay(told.at))
    await Promise.all([told.body.personId, told.body.friendId].map(one => hear(told, one, deed)))
  }),
  hears(studentPlaced, ({ at, body: { studentId, grade } }) =>
    changeRecord(studentId, at, record =>
      record.placedAt !== undefined && record.placedAt >= at
        ? undefined
        : { record: { ...record, grade, placedAt: at } },
    ),
  ),
)

interface ToldOf {
  readonly id: string
  readonly at: string
}

/** Counts a deed once, and gives and tells what comes of it. */
function hear({ id, at }: ToldOf, personId: string, deed: Deed): Promise<void> {
  const change: Change = before => {
    const after = afterDeed(before, personId, id, deed)
    if (!after) return undefined
    const met = after.met.map(challenge => ({ ...challenge, coins: CHALLENGE_COINS[challenge.period] }))
    // What is told late reminds nobody of a week that is over.
    const isToday = deed.day === schoolDay(now())
    const expiring = isToday && deed.adds.activeDays && expiringOn(after.record, personId, deed.day)
    return {
      record: after.record,
      met,
      emits: expiring ? [emit(challengeExpiring, { personId, ...expiring }, at)] : [],
    }
  }
  return changeRecord(personId, at, change)
}
