import { wire } from '#functions/platform/wiring.ts'
import { standingAudited, standingChanged, studentPlaced } from '#shared/identity/events.ts'
import {
  addToGroup,
  changeGroup,
  createGroup,
  getRoster,
  listGroups,
  removeFromGroup,
} from '#shared/identity/group-routes.ts'
import {
  changeProfile,
  changeStudent,
  confirmStudent,
  getProfile,
  listColleagues,
  listSchoolStudents,
} from '#shared/identity/routes.ts'
import { identityTable } from './table.ts'

export const wiring = wire({
  noun: 'identity',
  table: identityTable,
  emits: [standingAudited, standingChanged, studentPlaced],
  tells: [],
  functions: {
    http: {
      serves: [
        getProfile,
        changeProfile,
        listSchoolStudents,
        listColleagues,
        confirmStudent,
        changeStudent,
        createGroup,
        listGroups,
        getRoster,
        changeGroup,
        addToGroup,
        removeFromGroup,
      ],
      uses: { table: ['GetItem', 'PutItem', 'DeleteItem', 'Query'], indexes: ['listed'] },
    },
    'pre-sign-up': { triggered: 'PreSignUp', uses: {} },
    'post-confirmation': { triggered: 'PostConfirmation', uses: { table: ['PutItem'] } },
    'pre-token': { triggered: 'PreTokenGeneration', uses: { table: ['GetItem'] } },
    'on-standing-changed': {
      hears: standingChanged,
      uses: { table: ['GetItem'], users: ['AdminUpdateUserAttributes', 'ListUsers'] },
    },
  },
})
