import type { Classmate, Picture } from '#shared/identity/group.ts'

export interface FoundClass {
  readonly classCode: string
  readonly name: string
  readonly classmates: readonly Classmate[]
}

/** Three steps: the class, one's name in it, one's three pictures. */
export type PictureEntry =
  | { readonly step: 'class'; readonly trouble?: 'unknown' | 'unreachable' }
  | { readonly step: 'name'; readonly found: FoundClass }
  | {
      readonly step: 'pictures'
      readonly found: FoundClass
      readonly child: Classmate
      readonly chosen: readonly Picture[]
      readonly trouble?: 'wrong' | 'tooMany' | 'unreachable'
    }

export type PictureAction =
  | { readonly did: 'findClass'; readonly found: FoundClass }
  | { readonly did: 'missClass'; readonly why: 'unknown' | 'unreachable' }
  | { readonly did: 'sayName'; readonly child: Classmate }
  | { readonly did: 'tap'; readonly picture: Picture }
  | { readonly did: 'refuse'; readonly why: 'wrong' | 'tooMany' | 'unreachable' }
  | { readonly did: 'goBack' }

export const PICTURES_LONG = 3

/** An action that does not belong to the step changes nothing: small fingers tap twice. */
export function entryAfter(entry: PictureEntry, action: PictureAction): PictureEntry {
  switch (action.did) {
    case 'findClass':
      return { step: 'name', found: action.found }
    case 'missClass':
      return { step: 'class', trouble: action.why }
    case 'sayName':
      return entry.step === 'name'
        ? { step: 'pictures', found: entry.found, child: action.child, chosen: [] }
        : entry
    case 'tap':
      return entry.step === 'pictures' && !isComplete(entry)
        ? withChosen(entry, [...entry.chosen, action.picture])
        : entry
    case 'refuse':
      return entry.step === 'pictures' ? { ...withChosen(entry, []), trouble: action.why } : entry
    case 'goBack':
      return before(entry)
  }
}

type AtPictures = Extract<PictureEntry, { step: 'pictures' }>

const withChosen = ({ found, child }: AtPictures, chosen: readonly Picture[]): AtPictures => ({
  step: 'pictures',
  found,
  child,
  chosen,
})

/** Whether all three are chosen, which is when they are sent. */
export const isComplete = (entry: PictureEntry): boolean =>
  entry.step === 'pictures' && entry.chosen.length === PICTURES_LONG

/** One picture back, then one step back. */
function before(entry: PictureEntry): PictureEntry {
  if (entry.step === 'pictures' && entry.chosen.length > 0)
    return withChosen(entry, entry.chosen.slice(0, -1))
  return entry.step === 'pictures' ? { step: 'name', found: entry.found } : { step: 'class' }
}
