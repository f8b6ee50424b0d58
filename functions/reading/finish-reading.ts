import * as z from 'zod/mini'
import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { counting, numbersOf, readDay } from '#functions/platform/store/day-numbers.ts'
import { emit, putNew, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { readingFinished } from '#shared/reading/events.ts'
import type { Reading } from '#shared/reading/finished-reading.ts'
import { isOpenAt } from '#shared/reading/library.ts'
import { implausibilityOf } from '#shared/reading/plausibility.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { hasReadEnough } from '#shared/rewards/enough-read.ts'
import { isOfLessons, readLibrary } from './library-store.ts'
import { accentOf, resultAloud, resultTapped, soundsOf } from './reading.ts'
import { readInDetail } from './reading-in-detail.ts'
import { dayKey, readAccents, readingRow } from './reading-store.ts'
import { asKept } from './rules/replay.ts'
import { findText } from './text-store.ts'

/** By what a reading is found again that was sent twice. */
const Name = z.object({ readingId: z.string(), finishedAt: z.string() })

/** Scored again from what was heard, where it was sent before: what the engine says of it is several kilobytes. */
export const handler = command(
  finishReading,
  async ({ actor, body, at, refuse, commit }) => {
    const sent = asKept(body)
    const found = await findText(sent.textHash, actor.personId)
    if (!found) return refuse('reading.unknownText')
    const { text, isOwn } = found
    const [{ policy: rules, finishable }, accents] = await Promise.all([
      readLibrary(actor.personId, at),
      readAccents(actor.personId, at),
    ])
    // Kept with the reading: it scores again by what was known then.
    const policy = { ...rules, accents: accents.filter(({ language }) => language === text.language) }
    if (!isOwn && !isOpenAt(finishable, text) && !(await isOfLessons(text.id)))
      return refuse('reading.textClosed')
    const day = schoolDay(at)
    const result = sent.mode === 'aloud' ? resultAloud(text, sent, policy, day) : resultTapped(text, sent)
    if (!result) return refuse('reading.tappedOutsideText')

    const studentId = actor.personId
    const { score, ...counts } = result
    const implausible = implausibilityOf(sent, result.wordsCorrect)
    // What earns nothing takes no turn: who begins again earns all.
    const takesTurn = !implausible && hasReadEnough(result)
    const readingId = newId()
    return retryOnConflict(async () => {
      const numbers = await readDay(dayKey(studentId, day))
      const about = {
        textId: text.id,
        textHash: sent.textHash,
        textTitle: text.title,
        language: text.language,
        grade: text.grade,
        difficulty: text.difficulty,
        mode: sent.mode,
        ...numbersOf(numbers, text.id),
        ...counts,
      }
      const told = { readingId, finishedAt: at, seconds: sent.seconds, ...about }
      const reading: Reading = { ...told, ...(implausible && { implausible }) }
      const reply = { reading, score }
      const failed = await commit({
        reply,
        reread: { readingId, finishedAt: at },
        writes: {
          reading: putNew(readingRow(studentId, reading, { sent, policy }, accentOf(text, result))),
          ...(takesTurn && { day: counting(dayKey(studentId, day), numbers, text.id, at) }),
        },
        // Nobody hears of what does not count: it can move nothing.
        emits: implausible
          ? []
          : [
              emit(
                readingFinished,
                { readingId, studentId, day, ...about, sounds: soundsOf(text, result) },
                at,
              ),
            ],
      })
      return failed.size === 0 ? reply : undefined
    })
  },
  async ({ actor, at, refuse }, reread) => {
    const found = await readInDetail({ studentId: actor.personId, ...Name.parse(reread) }, at)
    if (!found) return refuse('kernel.notFound')
    const { reading, score } = found
    return { reading, score }
  },
)
