import { Forgotten } from '../kernel/erasure.ts'
import { event } from '../kernel/event.ts'

export const connectionsForgotten = event({
  name: 'live.connectionsForgotten',
  about: 'A student who is being erased has no connections any more, and is not online.',
  body: Forgotten,
})
