import { createHash } from 'node:crypto'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { commit, emit, putNew } from '#functions/platform/store/transaction.ts'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { textWritten } from '#shared/generation/events.ts'
import { textKept } from '#shared/reading/events.ts'
import { textRow } from './text-store.ts'

/** Keeps a text where readings of it are scored, then says so: a child is shown none whose reading would be refused. */
export const handler = subscriber(
  textWritten,
  async ({ at, body: { studentId, textId, textHash, json } }) => {
    if (createHash('sha256').update(json).digest('hex') !== textHash)
      throw new Error(`the text ${textId} is not what its hash names`)
    ReadingText.parse(JSON.parse(json))
    await commit({
      writes: { text: putNew(textRow(studentId, textHash, json, at)) },
      emits: [emit(textKept, { studentId, textId }, at)],
    })
  },
)
