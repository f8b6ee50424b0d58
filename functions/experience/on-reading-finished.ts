import { subscriber } from '#functions/platform/subscriber.ts'
import { commit, emit, insistently, putNew, putVersion } from '#functions/platform/transaction.ts'
import { levelReached } from '#shared/experience/events.ts'
import { levelAt } from '#shared/experience/rules.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { pointsFor } from './experience.ts'
import { creditRow, readTotal, totalRow } from './experience-store.ts'

export const handler = subscriber(readingFinished, async ({ id, at, body: reading }) => {
  const personId = reading.studentId
  const points = pointsFor(reading)
  if (points === 0) return
  await insistently(async () => {
    const { totalXp, version } = await readTotal(personId)
    const after = { totalXp: totalXp + points, version: version + 1 }
    const level = levelAt(after.totalXp)
    const failed = await commit({
      writes: {
        credit: putNew(creditRow(personId, id, points, at)),
        total: putVersion(totalRow(personId, after), version),
      },
      emits: level > levelAt(totalXp) ? [emit(levelReached, { personId, level }, at)] : [],
    })
    return failed.has('credit') || failed.size === 0 || undefined
  })
})
