import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, putNew, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { practiceFinished } from '#shared/reading/events.ts'
import { countsOf } from '#shared/reading/practice-counts.ts'
import { finishPractice } from '#shared/reading/routes.ts'
import { practiceRow, readRounds, roundsRow } from './practice-store.ts'
import { isOfKit, nextRound } from './rules/practice.ts'
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
    const { rounds, version } = await readRounds(studentId, day)
    const facts = { ...about, ...nextRound(rounds, sound) }
    const practice = { ...facts, finishedAt: at }
    const reply = { practice }
    const counted = { ...rounds, [sound]: facts.attempt }
    const failed = await commit({
      reply,
      writes: {
        practice: putNew(practiceRow(studentId, practice, body)),
        rounds: putVersion(roundsRow(studentId, day, at, counted, version + 1), version),
      },
      emits: [emit(practiceFinished, { studentId, day, ...facts }, at)],
    })
    return failed.size === 0 ? reply : undefined
  })
})
