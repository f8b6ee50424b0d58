import { environment } from '#functions/platform/environment.ts'
import { type Answer, type Asking, signer } from './signed.ts'

const aws = signer('execute-api')

const ask = (connectionId: string, asking: Asking): Promise<Answer> =>
  aws.ask(`${environment('connections')}/@connections/${encodeURIComponent(connectionId)}`, asking)

/** Posts to one open connection of the WebSocket API; false when it is gone. */
export async function post(connectionId: string, data: string): Promise<boolean> {
  const { ok, status } = await ask(connectionId, { method: 'POST', body: data })
  if (!ok && status !== 410) throw new Error(`posting to a connection was answered with ${status}`)
  return ok
}

/** Ends an open connection of the WebSocket API; one that is gone is no error. */
export async function hangUp(connectionId: string): Promise<void> {
  const { ok, status } = await ask(connectionId, { method: 'DELETE' })
  if (!ok && status !== 410) throw new Error(`ending a connection was answered with ${status}`)
}
