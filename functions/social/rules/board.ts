import * as z from 'zod/mini'
import { Team } from '#shared/social/play-name.ts'
import { Face, type Place, type Tournament } from '#shared/social/schema.ts'

/** A child on a board. */
export const Entry = z.object({
  mark: z.string(),
  points: z.int(),
  work: z.int(),
  face: Face,
})
export type Entry = z.output<typeof Entry>

/** A group in a league. */
export const TeamEntry = z.object({ mark: z.string(), work: z.int(), children: z.int(), team: Team })
export type TeamEntry = z.output<typeof TeamEntry>

/** Entries with one of them put in or, where there is none, taken out. */
export const withEntry = <E extends { readonly mark: string }>(
  entries: readonly E[],
  mark: string,
  entry: E | undefined,
): readonly E[] => [...entries.filter(one => one.mark !== mark), ...(entry ? [entry] : [])]

/** So many are seen on either side of one’s own. */
const AROUND = 3

/** Ranked from the highest: who has as much shares a place. Own ± 3; nobody where one is not on it. */
function around<E extends { readonly mark: string }>(
  entries: readonly E[],
  own: string,
  countOf: (entry: E) => number,
): readonly { readonly entry: E; readonly place: number; readonly isOwn: boolean }[] {
  const ranked = entries.toSorted((a, b) => countOf(b) - countOf(a) || a.mark.localeCompare(b.mark))
  const at = ranked.findIndex(({ mark }) => mark === own)
  if (at < 0) return []
  const placeOf = (entry: E) => ranked.findIndex(other => countOf(other) === countOf(entry)) + 1
  return ranked
    .slice(Math.max(0, at - AROUND), at + AROUND + 1)
    .map(entry => ({ entry, place: placeOf(entry), isOwn: entry.mark === own }))
}

export const placesAround = (entries: readonly Entry[], own: string): readonly Place[] =>
  around(entries, own, ({ points }) => points).map(({ entry: { points, face }, place, isOwn }) => ({
    place,
    points,
    isOwn,
    face,
  }))

/** Finished work a child, in tenths: so that a small group can win. */
export const tenthsOf = ({ work, children }: Pick<TeamEntry, 'work' | 'children'>): number =>
  children === 0 ? 0 : Math.round((work * 10) / children)

export const teamsAround = (entries: readonly TeamEntry[], own: string): Tournament['places'] =>
  around(entries, own, tenthsOf).map(({ entry, place, isOwn }) => ({
    place,
    isOwn,
    team: entry.team,
    tenths: tenthsOf(entry),
  }))

/** What a group brings to its league. */
export const teamEntry = (mark: string, team: Team, entries: readonly Entry[]): TeamEntry => ({
  mark,
  team,
  work: entries.reduce((sum, { work }) => sum + work, 0),
  children: entries.length,
})
