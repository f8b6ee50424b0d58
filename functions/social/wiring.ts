import { wire } from '#functions/platform/wiring.ts'
import { titleEquipped } from '#shared/achievements/events.ts'
import { appearanceChanged } from '#shared/coins/events.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import { erasureAsked } from '#shared/records/events.ts'
import { befriended, friendAsked, friendshipsForgotten, reacted } from '#shared/social/events.ts'
import {
  acceptFriend,
  askFriend,
  changePreferences,
  endFriend,
  getBoard,
  getSocial,
  getStudentSocial,
  getTournament,
  react,
  switchStudentSocial,
} from '#shared/social/routes.ts'
import { socialTable } from './table.ts'

export const wiring = wire({
  noun: 'social',
  table: socialTable,
  emits: [friendAsked, befriended, reacted, friendshipsForgotten],
  tells: [],
  functions: {
    http: {
      serves: [
        getSocial,
        askFriend,
        acceptFriend,
        endFriend,
        react,
        changePreferences,
        getBoard,
        getTournament,
        getStudentSocial,
        switchStudentSocial,
      ],
      uses: {
        table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
        indexes: ['byCode'],
      },
    },
    'on-deed': {
      hears: [
        readingFinished,
        activityFinished,
        practiceFinished,
        studentPlaced,
        titleEquipped,
        appearanceChanged,
        erasureAsked,
      ],
      atOnce: 3,
      uses: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] },
    },
    'count-boards': {
      everyMinutes: 1,
      uses: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'], indexes: ['changed'] },
    },
  },
})
