import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { pay } from './coins-store.ts'
import { finishPayment, firstOfDayPayment } from './rules/payment.ts'

export const handler = subscriber(readingFinished, async ({ id, at, body: reading }) => {
  await pay(reading.studentId, [
    finishPayment('readingFinished', id, at, reading),
    firstOfDayPayment(reading.day),
  ])
})
