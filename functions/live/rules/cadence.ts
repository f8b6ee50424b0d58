import { BEAT_SECONDS, BEATS_ONLINE, LONGEST_BEAT_SECONDS } from '#shared/live/cadence.ts'

/**
 * Up to so many people online a page beats every `BEAT_SECONDS`: 500 signs of life a second. Beyond, beats are stretched so
 * that all together stay as many (docs/presence.md); with all 150,000 of the island online a page beats every five minutes.
 */
export const BORDER = 15_000

/** How often a page is to beat with so many people online, in whole steps, so that the word seldom changes. */
export const beatOf = (people: number): number =>
  Math.min(LONGEST_BEAT_SECONDS, BEAT_SECONDS * Math.max(1, Math.ceil(people / BORDER)))

/** Whether a page that beats so often is answered: where few are online, always; else only where its beat is to change. */
export const isAnswered = (every: number, word: number): boolean => word === BEAT_SECONDS || every !== word

/** Until when somebody is online who gave a sign of life at an instant (ISO 8601) and beats so often, in seconds. */
export const onlineUntil = (at: string, every: number): string =>
  new Date(Date.parse(at) + BEATS_ONLINE * every * 1000).toISOString()

/** For how many seconds more, at an instant; nothing where it is over. */
export const secondsLeft = (until: string, at: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(at)) / 1000))
