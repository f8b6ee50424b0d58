import { refusedFrame } from '#functions/platform/http/socket.ts'
import { log } from '#functions/platform/log.ts'
import { hangUp, post } from '#functions/platform/services/connections.ts'

/** Tells an open page by a code why, and ends its connection; of it one line is logged. */
export async function endLine(connectionId: string, route: string, code: string): Promise<void> {
  log('info', 'refused', { route, code })
  await post(connectionId, JSON.stringify(refusedFrame(code)))
  await hangUp(connectionId)
}
