import { useSyncExternalStore } from 'react'
import type { Settings } from '#shared/settings/schema.ts'
import { followScheme } from './scheme.ts'
import { recall } from './storage.ts'

// What somebody chose is worn by the document: attributes that the tokens look at. `public/appearance.js` puts them on before
// the first paint, from what is kept here.

/** The name under which this device keeps what was chosen by whoever is signed in. */
export const APPEARANCE_KEY = 'settings'

const NAMES = [
  'textSize',
  'spacing',
  'font',
  'theme',
  'motion',
  'ruler',
  'voice',
  'sounds',
] as const satisfies readonly (keyof Settings)[]

const listeners = new Set<() => void>()

/** Puts settings on the whole page, and takes off what they leave out. */
export function applyAppearance(settings: object): void {
  const { dataset } = document.documentElement
  const chosen = new Map<string, unknown>(Object.entries(settings))
  for (const name of NAMES) {
    const value = chosen.get(name)
    if (typeof value === 'string') dataset[name] = value
    else delete dataset[name]
  }
  followScheme(dataset.theme)
  for (const listener of listeners) listener()
}

/** Puts on what is kept here: nothing, when nothing is. */
export function applyStoredAppearance(): void {
  try {
    const stored: unknown = JSON.parse(recall(APPEARANCE_KEY) ?? '{}')
    applyAppearance(typeof stored === 'object' && stored !== null ? stored : {})
  } catch {
    applyAppearance({})
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows every choice: gives another text whenever one changes. */
export const useWholeAppearance = (): string =>
  useSyncExternalStore(subscribe, () => NAMES.map(name => document.documentElement.dataset[name]).join())

/** One thing that was chosen; undefined while it is as it comes. */
export const useAppearance = (name: keyof Settings): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name],
    () => undefined,
  )
