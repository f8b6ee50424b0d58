// Which challenges a child is given is drawn by their id: what a deed gives through them is left out where a figure must be known.
import { getPurse } from '#shared/coins/routes.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import type { SignedIn } from './person.ts'

/** The latest lines of the ledger, without what challenges paid. */
export const linesBesides = async (child: SignedIn) =>
  (await child.ask(getPurse)).history.filter(({ reason }) => reason !== 'challengeMet')

/** Coins of the latest lines, without what challenges paid. */
export const coinsBesides = async (child: SignedIn): Promise<number> =>
  (await linesBesides(child)).reduce((sum, { amount }) => sum + amount, 0)

/** The notifications, without what tells of titles, badges and challenges. */
export const noticesBesides = async (child: SignedIn) =>
  (await child.ask(listNotifications)).notifications.filter(notification => !tellsOfGain(notification))

/** Whether a stored notification tells of titles, badges or challenges. */
export const tellsOfGain = (row: object): boolean =>
  String(Reflect.get(Object(Reflect.get(row, 'text')), 'template')).startsWith('achievements.')

/** Coins that challenges paid, of the rows of a ledger. */
export const paidByChallenges = (rows: readonly object[]): number =>
  rows
    .filter(row => Reflect.get(row, 'reason') === 'challengeMet')
    .reduce((sum, row) => sum + Number(Reflect.get(row, 'amount')), 0)
