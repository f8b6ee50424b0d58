import { kindHere } from './session-kind.ts'
import { forget, forgetInTab, keep, keepInTab, recall, recallInTab } from './storage.ts'

const onDevice = { keep, recall, forget }
const inTab = { keep: keepInTab, recall: recallInTab, forget: forgetInTab }
/** On a device that several use, whoever closes the tab has left. */
const place = () => (kindHere() === 'own' ? onDevice : inTab)

/** Where tokens are kept: with the device or the tab, or where it refuses (storage blocked or full) as long as the page is open. */
export class TokenShelf {
  readonly #page = new Map<string, string>()

  async setItem(name: string, token: string): Promise<void> {
    if (place().keep(name, token)) this.#page.delete(name)
    else this.#page.set(name, token)
  }

  async getItem(name: string): Promise<string | null> {
    return this.#page.get(name) ?? place().recall(name) ?? null
  }

  async removeItem(name: string): Promise<void> {
    this.#page.delete(name)
    place().forget(name)
  }

  /** Of the page alone: what others keep on the device is not its to take. */
  async clear(): Promise<void> {
    this.#page.clear()
  }
}

/** This page's. */
export const shelf = new TokenShelf()
