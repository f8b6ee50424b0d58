import { now } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import type { HealthPart } from '#shared/health/schema.ts'
import type { Part } from './parts.ts'

/** So many are asked at once: more connections than that take longer to open than to answer. */
const AT_ONCE = 24
/** What has not answered by then is down: in time for the rest to be told. */
const TIMEOUT_MS = 6000

/** Asks all parts. One that fails is down, with its error's code; the others are told as they are. */
export async function askAll(parts: readonly Part[], timeoutMs = TIMEOUT_MS): Promise<HealthPart[]> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  // Nobody may be waiting when it is over.
  over.catch(() => undefined)
  const timer = setTimeout(() => reject(new TimedOut()), timeoutMs)
  try {
    const answers: HealthPart[] = []
    const waiting = [...parts.entries()]
    const askInTurn = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        answers[next[0]] = await answerOf(next[1], over)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
    return answers
  } finally {
    clearTimeout(timer)
  }
}

class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

async function answerOf({ ask, ...part }: Part, over: Promise<never>): Promise<HealthPart> {
  const started = performance.now()
  const told = (answer: Omit<HealthPart, keyof typeof part | 'milliseconds' | 'checkedAt'>): HealthPart => ({
    ...part,
    ...answer,
    milliseconds: Math.round(performance.now() - started),
    checkedAt: now(),
  })
  try {
    return told(await Promise.race([ask(), over]))
  } catch (error) {
    const code = error instanceof Error ? error.name : 'Unknown'
    log('warn', 'part is down', { part: part.name, code, ...(part.noun && { of: part.noun }) })
    return told({ state: 'down', finding: 'noAnswer', error: code })
  }
}
