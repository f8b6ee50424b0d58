import { liveMessage } from '../kernel/live.ts'
import { Sending } from './sending.ts'

// Apart: the bell, on every screen, does not need it.
export const sendingMoved = liveMessage({
  name: 'notifications/sending-moved',
  about: 'A message to many that this person opened has come further.',
  way: 'down',
  body: Sending,
})
