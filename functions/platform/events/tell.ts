import { currentTrace } from '#functions/platform/log.ts'
import type { LiveSpec } from '#shared/kernel/live.ts'

/** The attribute of a row that is told: once the row is written, the pusher sends its fields to this person's pages. */
export interface Tell {
  readonly to: string
  readonly message: string
  readonly trace: string
}

/** `{ ...row, ...tell(personId, balanceChanged) }`: the row must hold every field of the message's body. */
export const tell = (to: string, message: LiveSpec): { readonly tell: Tell } => ({
  tell: { to, message: message.name, trace: currentTrace() },
})
