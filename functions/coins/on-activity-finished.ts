import { subscriber } from '#functions/platform/events/subscriber.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { pay } from './coins-store.ts'
import { finishPayment, firstOfDayPayment } from './rules/payment.ts'

export const handler = subscriber(activityFinished, async ({ id, at, body: finish }) => {
  await pay(finish.studentId, [
    finishPayment('activityFinished', id, at, finish),
    firstOfDayPayment(finish.day),
  ])
})
