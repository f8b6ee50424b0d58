import { environment } from '#functions/platform/environment.ts'
import { signer } from './signed.ts'

// Beside `connections.ts`, which brings the SDK: the functions behind every open connection start often. What is throttled
// is asked again, with jitter.

const aws = signer('execute-api')

const ask = (connectionId: string, init: RequestInit): Promise<Response> =>
  aws.fetch(`${environment('connections')}/@connections/${encodeURIComponent(connectionId)}`, init)

/** Posts to one open connection of the WebSocket API; false when it is gone. */
export async function postSigned(connectionId: string, data: string): Promise<boolean> {
  const { ok, status } = await ask(connectionId, { method: 'POST', body: data })
  if (!ok && status !== 410) throw new Error(`posting to a connection was answered with ${status}`)
  return ok
}

/** Ends an open connection of the WebSocket API; one that is gone is no error. */
export async function hangUp(connectionId: string): Promise<void> {
  const { ok, status } = await ask(connectionId, { method: 'DELETE' })
  if (!ok && status !== 410) throw new Error(`ending a connection was answered with ${status}`)
}
