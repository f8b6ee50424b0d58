import { http } from '#functions/platform/http/http.ts'
import { getWords } from '#shared/notifications/sending-routes.ts'
import { wasTold } from './notifications-store.ts'
import type { SendingJob } from './rules/sending-job.ts'
import { readSending } from './sending-store.ts'

type Words = Pick<SendingJob, 'noticeId' | 'text'>

/** More than are read at once; each a few hundred letters. */
const MOST_KEPT = 100
/** By sending: what was told does not change, and a hundred thousand may ask for the same at once. */
const kept = new Map<string, Words>()

export const handler = http(getWords, async ({ actor, path: { sendingId }, refuse }) => {
  const words = kept.get(sendingId) ?? (await read(sendingId))
  const { noticeId, text } = words ?? {}
  if (!text || !noticeId || !(await wasTold(actor.personId, noticeId))) return refuse('kernel.notFound')
  return { text }
})

async function read(sendingId: string): Promise<Words | undefined> {
  const sending = await readSending(sendingId)
  if (!sending?.noticeId) return undefined
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(sendingId, sending)
  return sending
}
