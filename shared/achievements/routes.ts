import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Challenge } from './challenges.ts'
import { Badges, Equipped, Title, Titles } from './schema.ts'

const own = { roles: ['student'], scope: 'self' } as const
const Nothing = z.strictObject({})

export const listTitles = route({
  name: 'achievements/list-titles',
  on: 'GET /titles',
  about: 'Every active title and those one has, the rarest first.',
  may: own,
  reply: Titles,
  errors: [],
})

export const unlockTitle = route({
  name: 'achievements/unlock-title',
  on: 'POST /titles/{titleId}/unlock',
  about:
    'Unlocks a title whose requirement is reached: one that came after it was, for which no event will come.',
  repeats: 'once',
  byPictures: true,
  may: own,
  body: Nothing,
  reply: Title,
  errors: ['achievements.unknownTitle', 'achievements.alreadyUnlocked', 'achievements.notReached'],
  invalidates: ['achievements/list-titles'],
})

export const equipTitle = route({
  name: 'achievements/equip-title',
  on: 'PUT /titles/{titleId}/equipped',
  about: 'Wears a title that one has, and no other.',
  repeats: 'harmlessly',
  byPictures: true,
  may: own,
  body: Nothing,
  reply: Equipped,
  errors: ['achievements.titleNotOwned'],
  invalidates: ['achievements/list-titles', 'achievements/get-equipped'],
})

export const unequipTitle = route({
  name: 'achievements/unequip-title',
  on: 'DELETE /titles/{titleId}/equipped',
  about: 'Takes a title off.',
  repeats: 'harmlessly',
  byPictures: true,
  may: own,
  reply: Equipped,
  errors: ['achievements.titleNotOwned'],
  invalidates: ['achievements/list-titles', 'achievements/get-equipped'],
})

export const getEquipped = route({
  name: 'achievements/get-equipped',
  on: 'GET /titles/equipped',
  about: 'The title that one wears.',
  may: own,
  reply: Equipped,
  errors: [],
})

export const listBadges = route({
  name: 'achievements/list-badges',
  on: 'GET /badges',
  about: 'The badges that one has, newest first, and how far one is with the others.',
  may: own,
  reply: Badges,
  errors: [],
})

export const listChallenges = route({
  name: 'achievements/list-challenges',
  on: 'GET /challenges',
  about: 'What there is to reach today and this week, chosen for this child, and how much of it is done.',
  may: own,
  reply: z.strictObject({ challenges: z.array(Challenge) }),
  errors: [],
})
