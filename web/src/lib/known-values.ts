import { kindHere } from './session-kind.ts'
import {
  forget,
  forgetInTab,
  keep,
  keepInTab,
  recall,
  recallInTab,
  storedNames,
  storedNamesInTab,
} from './storage.ts'

/** Characters that one answer, and all of a person's, may take on a device: readings that wait to be sent need room too. */
export const MOST = { one: 60_000, all: 400_000 }

/** What a child's own answers are of. Nothing that tells of others is kept, nor any code or sign-in. */
const KEPT =
  /^((achievements|coins|experience|generation|island|lessons|notifications|progress|reading|streaks)\/|identity\/get-profile$|assignments\/list-assignments$)/

/** Whether the answers to a route are kept. */
export const isKept = (route: unknown): route is string => typeof route === 'string' && KEPT.test(route)

export interface Known {
  readonly data: unknown
  /** When the server said so, in epoch milliseconds. */
  readonly at: number
}

/** On a device that several use it goes with the tab, as the session does. */
const shelfHere = () =>
  kindHere() === 'own'
    ? { names: storedNames, keep, recall, forget }
    : { names: storedNamesInTab, keep: keepInTab, recall: recallInTab, forget: forgetInTab }

/**
 * What the server last answered a person, kept until they sign out, for when there is no network. `build`: another build may
 * read other shapes, so it begins anew.
 */
export function knownValues(personId: string, build: string) {
  const shelf = shelfHere()
  const own = `known.${personId}.`
  const prefix = `${own}${build}.`
  for (const name of shelf.names(own)) if (!name.startsWith(prefix)) shelf.forget(name)

  const parsed = (text: string | undefined): Known | undefined => {
    try {
      const { data, at }: Known = JSON.parse(text ?? '')
      return typeof at === 'number' && data !== undefined ? { data, at } : undefined
    } catch {
      return undefined
    }
  }
  const makeRoom = (length: number) => {
    const kept = shelf
      .names(prefix)
      .map(name => ({ name, text: shelf.recall(name) ?? '' }))
      .map(row => ({ ...row, at: parsed(row.text)?.at ?? 0 }))
      .sort((a, b) => a.at - b.at)
    let all = kept.reduce((sum, { text }) => sum + text.length, length)
    for (const { name, text } of kept) {
      if (all <= MOST.all) return
      shelf.forget(name)
      all -= text.length
    }
  }
  return {
    recall: (name: string): Known | undefined => parsed(shelf.recall(prefix + name)),
    keep(name: string, known: Known): void {
      const text = JSON.stringify(known)
      shelf.forget(prefix + name)
      if (text.length > MOST.one) return
      makeRoom(text.length)
      shelf.keep(prefix + name, text)
    },
  }
}
