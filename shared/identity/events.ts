import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

export const standingChanged = event({
  name: 'identity.standingChanged',
  about: 'What a person may reach has changed; the user pool mirrors it for display.',
  body: z.strictObject({
    personId: z.string(),
  }),
})
