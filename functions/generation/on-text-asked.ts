import { createHash } from 'node:crypto'
import { now } from '#functions/platform/clock.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { measure } from '#functions/platform/log.ts'
import { converse, ModelUnavailable, modelId } from '#functions/platform/services/model.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import { canonicalJson } from '#shared/catalogue/content-hash.ts'
import { textAsked, textWritten } from '#shared/generation/events.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { claim, givenBack, type StoredText, settled } from './generation-store.ts'
import { readLexicon } from './lexicon-store.ts'
import { type Outcome, write } from './rules/writer.ts'
import { WRITING_MS } from './rules/writing-time.ts'

export const handler = subscriber(textAsked, async ({ body: { studentId, textId } }) => {
  const until = new Date(Date.now() + WRITING_MS).toISOString()
  const asked = await claim(studentId, textId, { now: now(), until })
  if (!asked) return
  const { language, grade, theme, sounds } = asked
  const outcome = await write({ language, grade, theme, sounds }, textId, {
    converse,
    isUnavailable: error => error instanceof ModelUnavailable,
    lexicon: await readLexicon(language),
    signal: AbortSignal.timeout(WRITING_MS),
  })
  await settle(asked, outcome)
  const why = 'refused' in outcome ? outcome.refused.why : 'written'
  measure('wrote', { tries: [outcome.tries, 'Count'] }, { why, grade, language, theme })
})

async function settle(asked: StoredText, outcome: Outcome): Promise<void> {
  const at = now()
  const { tries } = outcome
  const { studentId, textId } = asked
  if ('refused' in outcome) {
    const { refused } = outcome
    const day = schoolDay(asked.askedAt)
    await commit({
      writes: {
        text: settled({ ...asked, state: 'refused', tries, refused, modelId: modelId() }),
        child: givenBack(studentId, day, at),
      },
    })
    return
  }
  const { text } = outcome
  const json = canonicalJson(text)
  const textHash = createHash('sha256').update(json).digest('hex')
  const words = tokenize(text.body.join('\n\n')).length
  await commit({
    writes: {
      text: settled({
        ...asked,
        state: 'written',
        title: text.title,
        words,
        textHash,
        json,
        tries,
        modelId: modelId(),
      }),
    },
    emits: [emit(textWritten, { studentId, textId, textHash, json }, at)],
  })
}
