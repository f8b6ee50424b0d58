import { subscriber } from '#functions/platform/events/subscriber.ts'
import { putNew } from '#functions/platform/store/rows.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import { recipientMissed } from '#shared/notifications/events.ts'
import { isWanted } from '#shared/notifications/preferences.ts'
import { readAddress } from './address-store.ts'
import { readAllPreferences } from './preferences-store.ts'
import { recipientsOf } from './rules/sending.ts'
import { reachedAfterAll, readMissed, readSending } from './sending-store.ts'
import { sentRow } from './sent-row.ts'

/**
 * Reaches whom a sending missed, once what was unreadable is mended: until then it fails, waits among the dead letters,
 * and is sent again from there. Whoever was reached is missed no more, and is told once.
 */
export const handler = subscriber(recipientMissed, async ({ body: { sendingId, personId } }) => {
  const [missed, sending] = await Promise.all([readMissed(personId, sendingId), readSending(sendingId)])
  if (!missed || !sending) return
  const address = missed.reason === 'unreadableAddress' ? await readAddress(personId) : undefined
  const people =
    missed.reason === 'unreadablePreferences' ? [personId] : address ? recipientsOf(address, sending) : []
  const preferences = await readAllPreferences(people)
  const willing = people.filter((_, i) => {
    const theirs = preferences[i]
    return theirs && isWanted(theirs, 'announcement')
  })
  const told = await Promise.all(willing.map(id => putNew(sentRow(sending, id))))
  const failed = await commit({
    writes: reachedAfterAll(
      sendingId,
      personId,
      told.filter(isNew => isNew).length,
      people.length - willing.length,
    ),
  })
  // The turn that missed them has yet to note so.
  if (failed.has('sending') && !failed.has('missed')) throw new Error('a miss is not counted yet')
})
