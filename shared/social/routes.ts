import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import {
  Board,
  BoardKind,
  Friend,
  FriendCode,
  Preferences,
  Reaction,
  Social,
  Switch,
  Tournament,
} from './schema.ts'

const own = { roles: ['student'], scope: 'self' } as const
const Nothing = z.strictObject({})

export const getSocial = route({
  name: 'social/get-social',
  on: 'GET /social',
  about: 'One’s friend code, one’s friends, and how they cheered one on lately.',
  may: own,
  reply: Social,
  errors: [],
})

export const askFriend = route({
  name: 'social/ask-friend',
  on: 'POST /social/friends',
  about:
    'Asks whoever has this friend code, of the own school, to be friends; who asked first is a friend at once.',
  repeats: 'once',
  byPictures: false,
  may: own,
  body: z.strictObject({ friendCode: FriendCode }),
  reply: Friend,
  errors: [
    'social.closed',
    'social.unknownCode',
    'social.ownCode',
    'social.alreadyFriends',
    'social.tooManyFriends',
  ],
  invalidates: ['social/get-social'],
})

export const acceptFriend = route({
  name: 'social/accept-friend',
  on: 'PUT /social/friends/{friendId}',
  about: 'Says yes to somebody who asked.',
  repeats: 'harmlessly',
  byPictures: false,
  may: own,
  body: Nothing,
  reply: Friend,
  errors: ['social.closed', 'social.notFriends', 'social.tooManyFriends'],
  invalidates: ['social/get-social'],
})

export const endFriend = route({
  name: 'social/end-friend',
  on: 'DELETE /social/friends/{friendId}',
  about: 'Says no, takes an invitation back, or ends a friendship, for both; nobody is told.',
  repeats: 'harmlessly',
  byPictures: false,
  may: own,
  reply: Nothing,
  errors: [],
  invalidates: ['social/get-social'],
})

export const react = route({
  name: 'social/react',
  on: 'PUT /social/friends/{friendId}/reaction',
  about: 'Cheers a friend on, once a day: another one the same day takes its place.',
  repeats: 'harmlessly',
  byPictures: true,
  may: own,
  body: z.strictObject({ reaction: Reaction }),
  reply: Nothing,
  errors: ['social.closed', 'social.notFriends'],
})

export const changePreferences = route({
  name: 'social/change-preferences',
  on: 'PUT /social/preferences',
  about: 'Joins the board of the school, or leaves it.',
  repeats: 'harmlessly',
  byPictures: false,
  may: own,
  body: Preferences,
  reply: Preferences,
  errors: ['social.closed'],
  invalidates: ['social/get-social', 'social/get-board'],
})

export const getBoard = route({
  name: 'social/get-board',
  on: 'GET /social/board',
  about: 'This week’s board of one’s group or school: one’s own place and three on either side.',
  may: own,
  query: z.strictObject({ of: BoardKind }),
  reply: Board,
  errors: [],
})

export const getTournament = route({
  name: 'social/get-tournament',
  on: 'GET /social/tournament',
  about:
    'This week’s tournament: what one’s group finished, one’s own part, and where groups of like grade stand.',
  may: own,
  reply: Tournament,
  errors: [],
})

export const getStudentSocial = route({
  name: 'social/get-student-social',
  on: 'GET /students/{studentId}/social',
  about: 'Who switched a child’s social features off.',
  may: { roles: ['teacher', 'family'], scope: 'student', of: 'studentId' },
  reply: Switch,
  errors: [],
})

export const switchStudentSocial = route({
  name: 'social/switch-student-social',
  on: 'PUT /students/{studentId}/social',
  about:
    'Switches a child’s friends, reactions and boards off or on, as family or as teacher; either is enough for off.',
  repeats: 'harmlessly',
  may: { roles: ['teacher', 'family'], scope: 'student', of: 'studentId' },
  body: z.strictObject({ off: z.boolean() }),
  reply: Switch,
  errors: [],
  invalidates: ['social/get-student-social'],
})
