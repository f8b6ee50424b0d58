import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { wordOverridden } from '#shared/reading/events.ts'
import { doesCount } from '#shared/reading/implausible.ts'
import { overrideWord } from '#shared/reading/routes.ts'
import { correctedFigures, figuresIn, overridesAfter, soundsChanged } from './reading.ts'
import { readInDetail } from './reading-in-detail.ts'
import { setOverrides } from './reading-store.ts'
import { readPlace } from './student-place.ts'

export const handler = command(overrideWord, async ({ actor, path: name, body, at, refuse, commit }) => {
  const place = await readPlace(name.studentId)
  const actorId = actor.personId
  return retryOnConflict(async () => {
    const found = await readInDetail(name, at)
    if (!found) return refuse('reading.unknownReading')
    const { reading, replayed, score, overridden } = found
    if (!doesCount(reading)) return refuse('reading.doesNotCount')
    if (!replayed || score?.verdict !== 'scored') return refuse('reading.notScored')
    if (body.word >= score.words.length) return refuse('reading.unknownWord')

    const overrides = [...overridesAfter(found.overrides, { ...body, by: actorId, at }, score)]
    const corrected = correctedFigures(replayed, overrides)
    const after = { ...reading, corrected }
    const reply = { reading: after, score, overrides }
    const failed = await commit({
      reply,
      writes: { reading: setOverrides(name, overrides, corrected, overridden) },
      emits: [
        emit(
          wordOverridden,
          {
            studentId: name.studentId,
            day: schoolDay(reading.finishedAt),
            reading: after,
            before: reading.corrected ?? figuresIn(reading),
            sounds: soundsChanged(replayed, found.overrides, overrides),
            version: overridden + 1,
            actorId,
            ...place,
            reason: body.reason,
          },
          at,
        ),
      ],
    })
    return failed.size === 0 ? reply : undefined
  })
})
