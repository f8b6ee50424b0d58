import { now } from '#functions/platform/clock.ts'
import { type StreamedRow, stream } from '#functions/platform/events/stream.ts'
import { logUnexpected, measure } from '#functions/platform/log.ts'
import { post } from '#functions/platform/services/connections.ts'
import { sendInOrder } from './in-order.ts'
import { forgetLine, openLines } from './open-lines.ts'
import { type Addressed, frameOf } from './rules/frame.ts'
import { isGone } from './rules/opening.ts'

interface Push extends Addressed {
  readonly streamed: StreamedRow
}

/**
 * Sends each told row to every open page of the person it is for: what is one person's, one after the other, as it
 * happened. From the first that could not be sent on, theirs are tried again; a page passes over what it has heard.
 */
export const handler = stream(async rows => {
  const failed: StreamedRow[] = []
  const pushes = rows.flatMap((streamed): readonly Push[] => {
    try {
      return [{ ...frameOf(streamed), streamed }]
    } catch (error) {
      logUnexpected('told row unreadable', error)
      failed.push(streamed)
      return []
    }
  })
  const people = [...Map.groupBy(pushes, ({ to }) => to)]
  const unsent = await Promise.all(people.map(([to, theirs]) => push(to, theirs)))
  failed.push(...unsent.flat().map(({ streamed }) => streamed))
  measure('pushed', { rows: [rows.length - failed.length, 'Count'], failed: [failed.length, 'Count'] })
  return failed
})

/** Gives what is to be sent again. */
async function push(to: string, theirs: readonly Push[]): Promise<readonly Push[]> {
  const lines = await openLines(to, 'pusher', now()).catch(error => logUnexpected('push failed', error))
  if (!lines) return theirs
  const sent = await Promise.all(
    lines.map(line =>
      sendInOrder(theirs, async ({ frame }) => {
        if (await post(line.connectionId, JSON.stringify(frame))) return 'sent'
        // The gateway reaches a connection only after its row was written: one that is opening stays.
        if (!isGone(line, Date.now())) return 'sent'
        await forgetLine(to, line.connectionId)
        return 'over'
      }),
    ),
  )
  return theirs.slice(Math.min(theirs.length, ...sent))
}
