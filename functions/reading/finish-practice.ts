import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { counting, numbersOf, readDay } from '#functions/platform/store/day-numbers.ts'
import { emit, putNew, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { practiceFinished } from '#shared/reading/events.ts'
import { countsOf } from '#shared/reading/practice-counts.ts'
import { finishPractice } from '#shared/reading/routes.ts'
import { practiceRow } from './practice-store.ts'
import { dayKey } from './reading-store.ts'
import { isOfKit, roundName, roundOfDay } from './rules/practice.ts'
import { readSoundKit } from './text-store.ts'

export const handler = command(finishPractice, async ({ actor, body, at, refuse, commit }) => {
  const kit = await readSoundKit(body.soundHash)
  if (!kit) return refuse('reading.unknownSound')
  if (!isOfKit(kit, body.items)) return refuse('reading.notOfThisSound')

  const studentId = actor.personId
  const day = schoolDay(at)
  const sound = kit.id
  const about = {
    practiceId: newId(),
    sound,
    soundHash: body.soundHash,
    language: kit.language,
    ...countsOf(sound, body.items),
  }
  return retryOnConflict(async () => {
    const done = await readDay(dayKey(studentId, day))
    const facts = { ...about, ...numbersOf(done, roundName(sound)), ofDay: roundOfDay(done.times) }
    const practice = { ...facts, finishedAt: at }
    const reply = { practice }
    const failed = await commit({
      reply,
      writes: {
        practice: putNew(practiceRow(studentId, practice, body)),
        day: counting(dayKey(studentId, day), done, roundName(sound), at),
      },
      emits: [emit(practiceFinished, { studentId, day, ...facts }, at)],
    })
    return failed.size === 0 ? reply : undefined
  })
})
