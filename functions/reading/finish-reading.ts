import { expiry, newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { NUMBER_DAYS } from '#functions/platform/retention.ts'
import { emit, putNew, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { readingFinished } from '#shared/reading/events.ts'
import type { Reading } from '#shared/reading/finished-reading.ts'
import { isOpenAt } from '#shared/reading/library.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { isOfLessons, readLibrary } from './library-store.ts'
import { resultAloud, resultTapped, soundsOf } from './reading.ts'
import { attemptsRow, readAttempts, readingRow } from './reading-store.ts'
import { findText } from './text-store.ts'

export const handler = command(finishReading, async ({ actor, body, at, refuse, commit }) => {
  const found = await findText(body.textHash, actor.personId)
  if (!found) return refuse('reading.unknownText')
  const { text, isOwn } = found
  const { policy, finishable } = await readLibrary(actor.personId, at)
  if (!isOwn && !isOpenAt(finishable, text) && !(await isOfLessons(text.id)))
    return refuse('reading.textClosed')
  const result = body.mode === 'aloud' ? resultAloud(text, body, policy) : resultTapped(text, body)
  if (!result) return refuse('reading.tappedOutsideText')

  const studentId = actor.personId
  const day = schoolDay(at)
  const { score, ...counts } = result
  const readingId = newId()
  return retryOnConflict(async () => {
    const before = await readAttempts(studentId, day, text.id)
    const attempt = before + 1
    const about = {
      textId: text.id,
      textHash: body.textHash,
      textTitle: text.title,
      language: text.language,
      grade: text.grade,
      difficulty: text.difficulty,
      mode: body.mode,
      attempt,
      ...counts,
    }
    const reading: Reading = { readingId, finishedAt: at, seconds: body.seconds, ...about }
    const reply = { reading, score }
    const attempts = attemptsRow(studentId, day, text.id, attempt, expiry(at, NUMBER_DAYS))
    const failed = await commit({
      reply,
      writes: {
        reading: putNew(readingRow(studentId, reading, body, policy)),
        attempts: putVersion(attempts, before),
      },
      emits: [
        emit(readingFinished, { readingId, studentId, day, ...about, sounds: soundsOf(text, result) }, at),
      ],
    })
    return failed.size === 0 ? reply : undefined
  })
})
