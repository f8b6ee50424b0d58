import { command } from '#functions/platform/http/command.ts'
import { emit } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { comprehensionOf, questionsOf } from '#shared/reading/comprehension.ts'
import { questionsAnswered } from '#shared/reading/events.ts'
import { doesCount } from '#shared/reading/implausible.ts'
import { answerQuestions } from '#shared/reading/routes.ts'
import { addUnderstood, readReading } from './reading-store.ts'
import { readText } from './text-store.ts'

export const handler = command(answerQuestions, async ({ actor, path, body, at, refuse, commit }) => {
  const name = { ...path, studentId: actor.personId }
  const found = await readReading(name, at)
  if (!found) return refuse('reading.unknownReading')
  const { reading } = found
  if (!doesCount(reading)) return refuse('reading.doesNotCount')
  const { readingId, textId, textHash, language } = reading
  // The version that was read, not the one that is published now.
  const text = await readText(textHash, name.studentId)
  if (!text) return refuse('reading.unknownText')
  const understood = comprehensionOf(text.questions, body.answers)
  if (!understood) return refuse('reading.answersDoNotFit')
  const reply = { ...reading, understood }
  const day = schoolDay(reading.finishedAt)
  const failed = await commit({
    reply,
    writes: { reading: addUnderstood(name, understood) },
    emits: [
      emit(
        questionsAnswered,
        {
          studentId: name.studentId,
          day,
          readingId,
          textId,
          language,
          understood,
          questions: questionsOf(text.questions, body.answers),
        },
        at,
      ),
    ],
  })
  return failed.size === 0 ? reply : refuse('reading.answeredBefore')
})
