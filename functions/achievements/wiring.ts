import { wire } from '#functions/platform/wiring.ts'
import { challengeExpiring, gained, titleEquipped } from '#shared/achievements/events.ts'
import { equippedChanged, rewardsGained } from '#shared/achievements/live.ts'
import {
  equipTitle,
  getEquipped,
  listBadges,
  listChallenges,
  listTitles,
  unequipTitle,
  unlockTitle,
} from '#shared/achievements/routes.ts'
import { levelReached } from '#shared/experience/events.ts'
import { textAsked } from '#shared/generation/events.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import { befriended, reacted } from '#shared/social/events.ts'
import { streakExtended } from '#shared/streaks/events.ts'
import { achievementsTable } from './table.ts'

export const wiring = wire({
  noun: 'achievements',
  table: achievementsTable,
  emits: [gained, challengeExpiring, titleEquipped],
  tells: [rewardsGained, equippedChanged],
  functions: {
    http: {
      serves: [listTitles, unlockTitle, equipTitle, unequipTitle, getEquipped, listBadges, listChallenges],
      uses: { table: ['GetItem', 'PutItem', 'Query'] },
    },
    // All that counts for any title, badge or challenge, through one queue.
    'on-deed': {
      hears: [
        readingFinished,
        activityFinished,
        practiceFinished,
        streakExtended,
        levelReached,
        textAsked,
        studentPlaced,
        befriended,
        reacted,
      ],
      atOnce: 3,
      uses: { table: ['GetItem', 'PutItem'] },
    },
  },
})
