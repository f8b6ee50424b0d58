import { v7 } from 'uuid'

/** The time of this machine as ISO 8601 in UTC, to the millisecond. */
export const now = (): string => new Date().toISOString()

/** Epoch seconds so many seconds after an instant: what a row's `expiresAt` holds. */
export const expiryInSeconds = (at: string, seconds: number): number =>
  Math.floor(Date.parse(at) / 1000) + Math.round(seconds)

/** The same, so many days after an instant. */
export const expiry = (at: string, days: number): number => expiryInSeconds(at, days * 86_400)

/** A new identifier that sorts by the time of its making (UUID version 7). */
export const newId = (): string => v7()
