import { now } from '#functions/platform/clock.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { hashedContent } from '#functions/platform/services/content.ts'
import { Unspeakable } from '#functions/platform/services/speech.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import { speechAsked } from '#shared/audio/events.ts'
import { expectedOf, ReadingText } from '#shared/catalogue/schema.ts'
import { claimed, failed, isFree, isOpen, MOST_TRIES, made, released, type Speech } from './audio.ts'
import { putSpeech, readJob, readSpeech, settle } from './audio-store.ts'
import { type Said, say } from './say.ts'

const readText = hashedContent('texts', ReadingText)

/**
 * Says one thing. Of all deliveries one holds it at a time; whoever is killed leaves it to the delivery that comes again,
 * which finds what was already put beside the content.
 */
export const handler = subscriber(speechAsked, async ({ body }) => {
  const [speech, job] = await Promise.all([readSpeech(body), readJob(body.jobId)])
  if (!job || !isOpen(job) || speech?.jobId !== body.jobId || !isFree(speech, now())) return
  const mine = claimed(speech, now())
  const taken = await commit({ writes: { speech: putSpeech(mine) } })
  if (taken.size === 0) await make({ ...mine, version: mine.version + 1 })
})

async function make(speech: Speech): Promise<void> {
  const said = await saidOrWhy(speech)
  if (!(said instanceof Error)) {
    await settle(made(speech, said.seconds), said.billed, now())
  } else if (said instanceof Unspeakable || speech.tries >= MOST_TRIES) {
    await settle(failed(speech, said.name, now()), 0, now())
  } else {
    await commit({ writes: { speech: putSpeech(released(speech)) } })
    throw said
  }
}

async function saidOrWhy(speech: Speech): Promise<Said | Error> {
  try {
    return await say(await textOf(speech), speech.language, speech.set === 'texts')
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function textOf({ hash, label }: Speech): Promise<string> {
  if (!hash) return label
  const text = await readText(hash)
  if (!text) throw new Unspeakable('TextMissing', `text ${hash} is not published`)
  return expectedOf(text)
}
