// A browser may refuse storage (private mode, blocked cookies) or have none left: the page then simply forgets.

type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const recallFrom = (place: Place) => (name: string) => {
  try {
    return place().getItem(name) ?? undefined
  } catch {
    return undefined
  }
}
const keepIn = (place: Place) => (name: string, text: string) => {
  try {
    place().setItem(name, text)
    return true
  } catch {
    return false
  }
}
const forgetIn = (place: Place) => (name: string) => {
  try {
    place().removeItem(name)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

const device: Place = () => localStorage
/** What was kept under a name, or `undefined`. */
export const recall = recallFrom(device)
/** Keeps a text under a name; says whether it could. */
export const keep = keepIn(device)
export const forget = forgetIn(device)

const tab: Place = () => sessionStorage
/** The same for what goes with the tab. */
export const recallInTab = recallFrom(tab)
export const keepInTab = keepIn(tab)
export const forgetInTab = forgetIn(tab)

const namesIn = (place: () => Storage) => (prefix: string) => {
  try {
    return Object.keys(place()).filter(name => name.startsWith(prefix))
  } catch {
    return []
  }
}
/** The kept names that begin so. */
export const storedNames = namesIn(() => localStorage)
export const storedNamesInTab = namesIn(() => sessionStorage)
