import { forget, keep, recall } from './storage.ts'

/** Where tokens are kept: on the device, or where it refuses (storage blocked or full) for as long as the page is open. */
export class TokenShelf {
  readonly #page = new Map<string, string>()

  async setItem(name: string, token: string): Promise<void> {
    if (keep(name, token)) this.#page.delete(name)
    else this.#page.set(name, token)
  }

  async getItem(name: string): Promise<string | null> {
    return this.#page.get(name) ?? recall(name) ?? null
  }

  async removeItem(name: string): Promise<void> {
    this.#page.delete(name)
    forget(name)
  }

  /** Of the page alone: what others keep on the device is not its to take. */
  async clear(): Promise<void> {
    this.#page.clear()
  }
}

/** This page's. */
export const shelf = new TokenShelf()
