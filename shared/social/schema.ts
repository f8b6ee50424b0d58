import * as z from 'zod/mini'
import { Grade } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { PlayName, Team } from './play-name.ts'

/** So many friends at most. */
export const MOST_FRIENDS = 30

/** All that one child can say to another. */
export const REACTIONS = ['clap', 'star', 'heart', 'wave', 'fire', 'book'] as const
export const Reaction = z.enum(REACTIONS)
export type Reaction = z.output<typeof Reaction>

/** Eight letters without look-alikes. */
export const FriendCode = z.string().check(z.toUpperCase(), z.regex(/^[A-HJ-NP-Z2-9]{8}$/))

const ItemBySlot = z.record(z.string(), z.string().check(z.maxLength(40)))

/** What others see of a child. */
export const Face = z.strictObject({
  playName: PlayName,
  /** What the avatar wears, an item a slot. */
  appearance: ItemBySlot,
  titleId: z.optional(z.string()),
})
export type Face = z.output<typeof Face>

/** `asked`: they want to be friends with one; `invited`: one wants to be with them. */
export const FriendState = z.enum(['asked', 'invited', 'friends'])
export type FriendState = z.output<typeof FriendState>

export const Friend = z.strictObject({
  friendId: z.string(),
  state: FriendState,
  face: Face,
})
export type Friend = z.output<typeof Friend>

export const Received = z.strictObject({
  from: PlayName,
  reaction: Reaction,
  at: z.iso.datetime(),
})
export type Received = z.output<typeof Received>

/** Why there is nothing to do with others: switched off, or no school has confirmed the child yet. */
export const Closed = z.enum(['off', 'unconfirmed'])
export type Closed = z.output<typeof Closed>

export const Social = z.strictObject({
  closed: z.optional(Closed),
  friendCode: z.string(),
  face: Face,
  friends: z.array(Friend),
  received: z.array(Received),
  /** Whether one stands on the board of the school. */
  onSchoolBoard: z.boolean(),
})
export type Social = z.output<typeof Social>

export const Preferences = z.strictObject({ onSchoolBoard: z.boolean() })

/** Who switched a child’s social features off. */
export const Switch = z.strictObject({ byFamily: z.boolean(), byTeacher: z.boolean() })
export type Switch = z.output<typeof Switch>

export const BoardKind = z.enum(['group', 'school'])
export type BoardKind = z.output<typeof BoardKind>

/** A place of a board. */
export const Place = z.strictObject({
  place: z.int().check(z.minimum(1)),
  points: z.int().check(z.minimum(0)),
  isOwn: z.boolean(),
  face: Face,
})
export type Place = z.output<typeof Place>

/** A board of a week: one’s own place and three on either side. */
export const Board = z.strictObject({
  /** Why there is none: below grade 3 nobody is compared; of the school, one has to want it. */
  none: z.optional(z.enum(['off', 'unconfirmed', 'young', 'notJoined'])),
  week: SchoolDay,
  children: z.int(),
  places: z.array(Place),
})
export type Board = z.output<typeof Board>

export const TeamPlace = z.strictObject({
  place: z.int().check(z.minimum(1)),
  team: Team,
  /** Finished work a child, in tenths. */
  tenths: z.int().check(z.minimum(0)),
  isOwn: z.boolean(),
})

/** A week’s tournament among groups of like grade: by work that was finished, however well. */
export const Tournament = z.strictObject({
  none: z.optional(Closed),
  week: SchoolDay,
  grade: z.optional(Grade),
  team: z.optional(Team),
  /** What the group finished, and one’s own part of it. */
  work: z.int(),
  own: z.int(),
  children: z.int(),
  teams: z.int(),
  places: z.array(TeamPlace),
})
export type Tournament = z.output<typeof Tournament>
