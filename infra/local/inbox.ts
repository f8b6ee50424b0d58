import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
  /** The same as a page, where it was sent as both. */
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Nobody here has a mailbox: what would be sent lies in this file of the state folder, a line of JSON each. */
export const inboxOf = (folder: string): string => join(folder, 'mail.jsonl')

/** Puts mail into the one inbox, which only the owner of the state folder may read: it holds codes. */
export const openInbox = (folder: string) => (mail: Mail) =>
  appendFileSync(inboxOf(folder), `${JSON.stringify({ at: new Date().toISOString(), ...mail })}\n`, {
    mode: 0o600,
  })
