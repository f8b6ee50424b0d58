import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, putNew } from '#functions/platform/store/transaction.ts'
import { textAsked } from '#shared/generation/events.ts'
import { askText } from '#shared/generation/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { askedInSchool, askedOn, readSchool, textRow } from './generation-store.ts'

export const handler = command(askText, async ({ actor, body, at, refuse, commit }) => {
  const studentId = actor.personId
  const textId = newId()
  const day = schoolDay(at)
  const { sounds, ...about } = body
  const reply = { textId, state: 'asked' as const, askedAt: at, ...about }
  const failed = await commit({
    reply,
    writes: {
      text: putNew(textRow({ ...reply, studentId, sounds })),
      child: askedOn(studentId, day, at),
      school: askedInSchool(await readSchool(studentId), day, at),
    },
    emits: [emit(textAsked, { studentId, textId }, at)],
  })
  if (failed.has('child')) return refuse('generation.enoughToday')
  if (failed.has('school')) return refuse('generation.schoolEnoughToday')
  return reply
})
