import { useEffect } from 'react'
import { areSoundsOff, type Note, playNotes } from './notes.ts'

/** Right rises; almost comes back to where it was, as a question does: neither is loud, and none is a buzzer. */
const SOUNDS = {
  right: [
    { at: 0, seconds: 0.14, from: 659, to: 659 },
    { at: 0.12, seconds: 0.24, from: 880, to: 880 },
  ],
  almost: [
    { at: 0, seconds: 0.16, from: 494, to: 523 },
    { at: 0.16, seconds: 0.22, from: 494, to: 494 },
  ],
} as const satisfies Record<string, readonly Note[]>
const LOUDNESS = 0.08

/** Sounds softly as something comes out right, or almost; `turn` tells one almost from the next. */
export function useSoftSound(verdict: string, turn: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try sounds for itself
  useEffect(() => {
    if (areSoundsOff() || (verdict !== 'right' && verdict !== 'almost')) return
    return playNotes(SOUNDS[verdict], LOUDNESS)
  }, [verdict, turn])
}
