import { hears, subscriberOf } from '#functions/platform/events/subscriber.ts'
import { gained } from '#shared/achievements/events.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { freezeSpent, streakExtended } from '#shared/streaks/events.ts'
import { pay } from './coins-store.ts'
import { keepSpentFreezes } from './inventory-store.ts'
import {
  challengePayment,
  finishPayment,
  firstOfDayPayment,
  milestonePayment,
  readingPayments,
} from './rules/payment.ts'

export const handler = subscriberOf(
  hears(readingFinished, ({ id, at, body }) => pay(body.studentId, readingPayments(id, at, body))),
  hears(activityFinished, ({ id, at, body }) =>
    pay(body.studentId, [finishPayment('activityFinished', id, at, body), firstOfDayPayment(body.day)]),
  ),
  hears(streakExtended, async ({ id, at, body: { personId, milestone } }) => {
    if (milestone) await pay(personId, [milestonePayment(id, at)])
  }),
  hears(freezeSpent, ({ body: { personId, days, version } }) =>
    keepSpentFreezes(personId, days.length, version),
  ),
  hears(gained, ({ at, body: { personId, challenges } }) =>
    pay(
      personId,
      challenges.map(challenge => challengePayment(at, challenge)),
    ),
  ),
)
