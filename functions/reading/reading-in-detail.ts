import { schoolDay } from '#shared/kernel/school-day.ts'
import { type Replayed, scoreAgain } from './reading.ts'
import { type ReadingName, readReading } from './reading-store.ts'
import { readText } from './text-store.ts'

/** A reading with its text and, where it was aloud, what it takes to score it again; undefined where one is not there. */
export async function readInDetail(name: ReadingName, at: string) {
  const found = await readReading(name, at)
  const text = found && (await readText(found.reading.textHash, name.studentId))
  if (!text) return undefined
  const { sent, policy } = found.replay
  const replayed: Replayed | undefined =
    sent.mode === 'aloud'
      ? { text, reading: sent, policy, day: schoolDay(found.reading.finishedAt) }
      : undefined
  return { ...found, replayed, score: replayed ? scoreAgain(replayed) : null }
}
