// Source of the two notes: the call of Eleutherodactylus coqui (Narins and Capranica 1976), "co" near 1.2 kHz, "quí" rising
// from 1.8 to 2.4 kHz.

import { type Note, playNotes } from './notes.ts'

const CALL: readonly Note[] = [
  { at: 0, seconds: 0.12, from: 1160, to: 1180 },
  { at: 0.2, seconds: 0.2, from: 1850, to: 2350 },
]

/** Sings "co-quí" twice, softly. */
export const callAsCoqui = (): (() => void) =>
  playNotes(
    [0, 0.75].flatMap(again => CALL.map(note => ({ ...note, at: note.at + again }))),
    0.16,
  )
