import { environment } from '#functions/platform/environment.ts'
import { signer } from './signed.ts'

// Beside `connections.ts`, which brings the SDK: the functions behind every open connection start often.

const aws = signer('execute-api')

/** Ends an open connection of the WebSocket API; one that is gone is no error. */
export async function hangUp(connectionId: string): Promise<void> {
  const url = `${environment('connections')}/@connections/${encodeURIComponent(connectionId)}`
  const response = await aws.fetch(url, { method: 'DELETE' })
  if (!response.ok && response.status !== 410)
    throw new Error(`ending a connection was answered with ${response.status}`)
}
