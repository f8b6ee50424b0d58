import { logUnexpected } from '#functions/platform/log.ts'

/**
 * Sends one after the other: what follows one that failed waits for it, and after one that found nobody (`over`) there is
 * no need for any. Gives how many are done with.
 */
export async function sendInOrder<T>(
  items: readonly T[],
  send: (item: T) => Promise<'sent' | 'over'>,
): Promise<number> {
  for (const [done, item] of items.entries())
    try {
      if ((await send(item)) === 'over') return items.length
    } catch (error) {
      logUnexpected('push failed', error)
      return done
    }
  return items.length
}
