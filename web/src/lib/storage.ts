// A browser may refuse storage (private mode, blocked cookies) or have none left: the page then simply forgets.

/** What was kept under a name, or `undefined`. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text under a name; says whether it could. */
export function keep(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

/** The kept names that begin so. */
export function storedNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter(name => name.startsWith(prefix))
  } catch {
    return []
  }
}
