import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { counting, numbersOf, readDay } from '#functions/platform/store/day-numbers.ts'
import { emit, putNew, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { activitiesOf, subjectOf } from '#shared/catalogue/unit.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { finishActivity } from '#shared/lessons/routes.ts'
import { doneAfter, scoreOf } from './lessons.ts'
import { dayKey, doneRow, finishRow, readDone } from './lessons-store.ts'
import { readUnit } from './unit-store.ts'

export const handler = command(finishActivity, async ({ actor, body, at, refuse, commit }) => {
  const { unitHash, activityId, answers } = body
  const unit = await readUnit(unitHash)
  if (!unit) return refuse('lessons.unknownUnit')
  const activity = activitiesOf(unit).find(({ id }) => id === activityId)
  const subject = subjectOf(unit, activityId)
  if (!activity || !subject || activity.type === 'voice-reading') return refuse('lessons.unknownActivity')
  const scored = scoreOf(activity.assessmentQuestions, answers)
  if (!scored) return refuse('lessons.answersDoNotFit')

  const studentId = actor.personId
  const day = schoolDay(at)
  const finishId = newId()
  return retryOnConflict(async () => {
    const [numbers, doneBefore] = await Promise.all([
      readDay(dayKey(studentId, day)),
      readDone(studentId, activityId),
    ])
    const facts = {
      finishId,
      unitId: unit.id,
      unitHash,
      activityId,
      subject,
      grade: unit.grade,
      difficulty: activity.difficulty,
      ...numbersOf(numbers, activityId),
      ...scored,
    }
    const finish = { ...facts, finishedAt: at }
    const done = doneAfter(doneBefore, finish)
    const reply = { finish, done }
    const failed = await commit({
      reply,
      writes: {
        finish: putNew(finishRow(studentId, finish, answers)),
        day: counting(dayKey(studentId, day), numbers, activityId, at),
        done: putVersion(doneRow(studentId, done), doneBefore?.times ?? 0),
      },
      emits: [emit(activityFinished, { studentId, day, ...facts }, at)],
    })
    return failed.size === 0 ? reply : undefined
  })
})
