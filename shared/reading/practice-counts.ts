import type { Sound } from '../language/sound.ts'
import { judgeSaid } from './judge-said.ts'
import type { PractisedItem } from './practice.ts'
import type { Counts } from './practice-facts.ts'

/** Whether the item came right, at whichever try; what the child judged itself is as it said. */
export function cameRight(sound: Sound, item: PractisedItem): boolean {
  if (item.kind === 'checked') return item.went
  if (item.kind === 'chosen') return item.tries.includes(item.asked)
  return item.tries.some(heard => judgeSaid(sound, item.text, heard).right)
}

/** Scores the items of a round. */
export function countsOf(sound: Sound, items: readonly PractisedItem[]): Counts {
  const of = (kind: PractisedItem['kind']) => items.filter(item => item.kind === kind)
  const right = (kind: PractisedItem['kind']) => of(kind).filter(item => cameRight(sound, item)).length
  return {
    said: of('said').length,
    right: right('said'),
    chosen: of('chosen').length,
    chosenRight: right('chosen'),
    checked: right('checked'),
  }
}
