import { wire } from '#functions/platform/wiring.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { identityTable } from './table.ts'

export const wiring = wire({
  noun: 'identity',
  table: identityTable,
  emits: [standingChanged],
  tells: [],
  functions: {
    http: { serves: [getProfile], uses: { table: ['GetItem'] } },
    'pre-sign-up': { triggered: 'PreSignUp', uses: {} },
    'post-confirmation': { triggered: 'PostConfirmation', uses: { table: ['PutItem'] } },
    'pre-token': { triggered: 'PreTokenGeneration', uses: { table: ['GetItem'] } },
    'on-standing-changed': {
      hears: standingChanged,
      uses: { table: ['GetItem'], users: ['AdminUpdateUserAttributes', 'ListUsers'] },
    },
  },
})
