import { wire } from '#functions/platform/wiring.ts'
import { applyCode, createCodes, listCodes, revokeCode } from '#shared/identity/access-code-routes.ts'
import { claimAddress, proveAddress } from '#shared/identity/address-routes.ts'
import {
  answerChildRequest,
  askForChild,
  listChildRequests,
  withdrawChildRequest,
} from '#shared/identity/child-request-routes.ts'
import {
  addressGiven,
  childAsked,
  childPlaced,
  childRequestAccepted,
  childRequestDeclined,
  familyLinked,
  picturesGuessed,
  secondFactorRemoved,
  sessionsEnded,
  standingAudited,
  standingChanged,
  studentForgotten,
  studentPlaced,
} from '#shared/identity/events.ts'
import {
  claimChild,
  createFamilyCode,
  listChildren,
  listFamilies,
  revokeFamily,
  unlinkChild,
} from '#shared/identity/family-routes.ts'
import {
  addChildren,
  addToGroup,
  changeGroup,
  createGroup,
  findClass,
  getRoster,
  listGroups,
  openPreReader,
  removeFromGroup,
  renameChild,
  setPictures,
} from '#shared/identity/group-routes.ts'
import { reopenAccount, resetPassword } from '#shared/identity/password-routes.ts'
import { getPictureLocks, takeSeat, unlockPictures } from '#shared/identity/picture-routes.ts'
import {
  applyRosterImport,
  checkRosterImport,
  getRosterImport,
  listAwaitedTeachers,
  listRosterVerdicts,
  openRosterImport,
  rosterImportAdvanced,
} from '#shared/identity/roster-import-routes.ts'
import {
  changeProfile,
  changeStudent,
  confirmStudent,
  endRole,
  getProfile,
  listColleagues,
  listDepartmentStaff,
  listNames,
  listRegionStaff,
  listSchoolStudents,
} from '#shared/identity/routes.ts'
import { removeSecondFactor, turnOnSecondFactor } from '#shared/identity/second-factor-routes.ts'
import { endSession, endSessions, listSessions } from '#shared/identity/session-routes.ts'
import { erasureAsked } from '#shared/records/events.ts'
import { schoolChanged } from '#shared/schools/events.ts'
import { identityTable } from './table.ts'

const OPENS_ACCOUNTS = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] as const

export const wiring = wire({
  noun: 'identity',
  table: identityTable,
  emits: [
    standingChanged,
    standingAudited,
    childPlaced,
    childAsked,
    childRequestAccepted,
    childRequestDeclined,
    picturesGuessed,
    familyLinked,
    addressGiven,
    secondFactorRemoved,
    sessionsEnded,
    studentPlaced,
    studentForgotten,
    rosterImportAdvanced,
  ],
  tells: [],
  functions: {
    http: {
      serves: [
        getProfile,
        createCodes,
        listCodes,
        revokeCode,
        applyCode,
        endRole,
        changeProfile,
        listColleagues,
        listDepartmentStaff,
        listRegionStaff,
        listNames,
        resetPassword,
        reopenAccount,
        proveAddress,
        claimAddress,
        turnOnSecondFactor,
        removeSecondFactor,
      ],
      uses: {
        table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
        indexes: ['codes', 'issued', 'listed', 'offices'],
        mails: true,
        users: [
          'AdminCreateUser',
          'AdminGetUser',
          'AdminSetUserMFAPreference',
          'AdminSetUserPassword',
          'AdminUpdateUserAttributes',
          'AdminUserGlobalSignOut',
          'ListUsers',
        ],
      },
    },
    // Where someone is signed in.
    'sessions-http': {
      serves: [listSessions, endSession, endSessions],
      uses: {
        table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
        users: ['AdminUserGlobalSignOut', 'ListUsers'],
      },
    },
    // A class: its groups, children and families.
    'groups-http': {
      serves: [
        claimChild,
        listChildren,
        unlinkChild,
        createFamilyCode,
        listFamilies,
        revokeFamily,
        listSchoolStudents,
        confirmStudent,
        changeStudent,
        createGroup,
        listGroups,
        getRoster,
        changeGroup,
        addChildren,
        addToGroup,
        removeFromGroup,
        renameChild,
        askForChild,
        listChildRequests,
        answerChildRequest,
        withdrawChildRequest,
      ],
      uses: {
        table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
        indexes: ['codes', 'listed', 'offices'],
        users: ['AdminCreateUser', 'AdminDeleteUser', 'AdminGetUser', 'AdminSetUserPassword', 'ListUsers'],
      },
    },
    'pictures-http': {
      serves: [openPreReader, setPictures, findClass, takeSeat, getPictureLocks, unlockPictures],
      uses: {
        table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
        indexes: ['listed'],
        users: ['AdminCreateUser', 'AdminDeleteUser', 'AdminGetUser', 'AdminSetUserPassword', 'ListUsers'],
      },
    },
    'rosters-http': {
      serves: [
        openRosterImport,
        checkRosterImport,
        applyRosterImport,
        getRosterImport,
        listRosterVerdicts,
        listAwaitedTeachers,
      ],
      uses: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'], uploads: true },
    },
    'pre-sign-up': {
      triggered: 'PreSignUp',
      uses: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'] },
    },
    'post-confirmation': { triggered: 'PostConfirmation', uses: { table: OPENS_ACCOUNTS } },
    'pre-token': {
      triggered: 'PreTokenGeneration',
      uses: { table: [...OPENS_ACCOUNTS, 'Query'], indexes: ['reservations'] },
    },
    'define-challenge': { triggered: 'DefineAuthChallenge', uses: {} },
    'create-challenge': { triggered: 'CreateAuthChallenge', uses: {} },
    'verify-challenge': {
      triggered: 'VerifyAuthChallengeResponse',
      uses: { table: ['GetItem', 'DeleteItem'] },
    },
    'custom-message': { triggered: 'CustomMessage', uses: { table: ['GetItem'] } },
    'sweep-reservations': {
      everyMinutes: 1,
      uses: {
        table: ['GetItem', 'PutItem', 'UpdateItem'],
        indexes: ['reservations'],
        users: ['AdminDeleteUser', 'ListUsers'],
      },
    },
    'compare-people': {
      everyMinutes: 24 * 60,
      long: true,
      rings: {
        metric: 'lost',
        what: 'Somebody’s account is gone from the user pool, and their records are not: staff of their school see who.',
      },
      uses: {
        table: ['Scan', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        users: ['AdminGetUser', 'ListUsers'],
      },
    },
    'on-standing-changed': {
      hears: standingChanged,
      // The pool takes 25 updates a second of a whole account.
      atOnce: 2,
      uses: { table: ['GetItem'], users: ['AdminUpdateUserAttributes', 'ListUsers'] },
    },
    'on-standing-audited': {
      hears: standingAudited,
      uses: {
        table: ['GetItem', 'PutItem', 'UpdateItem'],
        indexes: ['issued'],
        users: ['AdminGetUser', 'AdminUserGlobalSignOut', 'ListUsers'],
      },
    },
    'seat-awaited-teacher': {
      hears: standingChanged,
      uses: { table: ['GetItem', 'PutItem', 'Query'] },
    },
    'on-roster-import-advanced': {
      hears: rosterImportAdvanced,
      uses: {
        table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
        uploads: true,
      },
    },
    'on-erasure-asked': {
      hears: erasureAsked,
      // Seldom asked.
      atOnce: 2,
      uses: {
        table: ['GetItem', 'PutItem', 'DeleteItem', 'Query'],
        indexes: ['about'],
        users: ['AdminDeleteUser', 'AdminGetUser', 'ListUsers'],
      },
    },
    'on-school-changed': { hears: schoolChanged, atOnce: 2, uses: { table: ['PutItem'] } },
  },
})
