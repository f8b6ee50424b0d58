import { environment } from './environment.ts'
import { signer } from './signed.ts'

const gateway = signer('execute-api')

/** Posts to one open connection of the WebSocket API; false when it is gone. */
export async function post(connectionId: string, data: string): Promise<boolean> {
  const address = `${environment('connections')}/@connections/${encodeURIComponent(connectionId)}`
  const response = await gateway.fetch(address, { method: 'POST', body: data })
  await response.body?.cancel()
  if (response.ok) return true
  if (response.status === 410) return false
  throw new Error(`the gateway answered ${response.status} to a post to a connection`)
}
