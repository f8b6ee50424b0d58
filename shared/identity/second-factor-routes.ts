import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'

export const turnOnSecondFactor = route({
  name: 'identity/turn-on-second-factor',
  on: 'PUT /second-factor',
  about:
    'From now on one’s sign-ins ask for the digits of the authenticator app that one has just proven to the user pool. For whoever works for a school, an office or the department.',
  repeats: 'harmlessly',
  beforeSecondFactor: true,
  may: { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'self' },
  body: z.strictObject({}),
  reply: z.strictObject({}),
  errors: ['identity.appUnproven'],
  invalidates: ['identity/get-profile'],
})

export const removeSecondFactor = route({
  name: 'identity/remove-second-factor',
  on: 'DELETE /places/{place}/people/{personId}/second-factor',
  about:
    'Takes the second factor from somebody who has lost their authenticator app, and ends their sessions: by whoever may end their roles there.',
  repeats: 'harmlessly',
  may: { roles: ['director', 'ore', 'admin'], scope: 'place', of: 'place' },
  reply: z.strictObject({}),
  errors: ['identity.unknownPerson', 'identity.notYoursToReset'],
  invalidates: ['identity/list-colleagues', 'identity/list-region-staff', 'identity/list-department-staff'],
})
