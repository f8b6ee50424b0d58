import * as z from 'zod/mini'

/** What a teacher asks of another: a child of theirs for a group of the own. */
export const ChildRequest = z.strictObject({
  requestId: z.string(),
  /** The group for which the child is asked. */
  groupId: z.string(),
  groupName: z.string(),
  /** The group in which the child is now. */
  fromGroupId: z.string(),
  fromGroupName: z.string(),
  /** Who asks. */
  askedBy: z.string(),
  /** The child, as the one who asks knows them: they are shown no list. */
  fullName: z.string(),
  /** The child leaves the group of now; else they are in both. */
  moves: z.boolean(),
  /** Until when it can be answered. */
  endsAt: z.iso.datetime(),
})
export type ChildRequest = z.output<typeof ChildRequest>

/** So long a request can be answered. */
export const REQUEST_DAYS = 14
/** So many of one group may be open. */
export const MOST_REQUESTS = 20
