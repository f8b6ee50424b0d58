/**
 * Days that a row is kept, for `expiry()`. The privacy page says the same to people.
 */

/** Thirteen months: single deeds (a reading with what was heard, a lesson, a round, a visit). Then only sums are left. */
export const DEED_DAYS = 396

/** A page about figures is read while they hold; a month later others do. */
export const PAGE_DAYS = 30

/** An event can be sent again from its outbox for 14 days, and from a dead-letter queue for 14 more: so long it is marked. */
export const MARK_DAYS = 30

/** A day's numbers are asked for that day only; two more allow for clocks and for sending again. */
export const NUMBER_DAYS = 3

/** Whether a row is still kept: what has expired may lie in its table for days. One without an end is kept for good. */
export const isRetained = ({ expiresAt }: { readonly expiresAt?: number | undefined }, at: string): boolean =>
  expiresAt === undefined || Date.parse(at) < expiresAt * 1000
