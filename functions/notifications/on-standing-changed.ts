import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readStandings } from '#functions/platform/store/standings.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { endAddress, keepAddress } from './address-store.ts'
import { addressOf } from './rules/address.ts'

/**
 * Keeps where somebody is reached, from what is stored now: told late or twice it says the same, and of who is gone there
 * is none.
 */
export const handler = subscriber(standingChanged, async ({ body: { personId } }) => {
  const standings = await readStandings(personId)
  await (standings ? keepAddress(addressOf(personId, standings)) : endAddress(personId))
})
