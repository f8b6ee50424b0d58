import type { PlacementProbe, PlacementSet } from '#shared/catalogue/placement-set.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import type { FinishedPlacement, ReadProbe } from '#shared/reading/placement.ts'

interface Manner {
  /** Seconds a word. */
  readonly pace?: number
  /** Every so manieth word is said otherwise; none where it is nothing. */
  readonly miss?: number
}

/** What a recogniser hears of a child who reads a probe so. */
export function readProbe(
  { id: probeId, body }: PlacementProbe,
  { pace = 0.3, miss = 0 }: Manner = {},
): ReadProbe {
  const heard = tokenize(body.join('\n\n')).map(({ text }, n) => ({
    word: miss > 0 && n % miss === 0 ? 'pfff' : text,
    start: n * pace,
    end: (n + 0.9) * pace,
  }))
  return { probeId, heard, seconds: heard.length * pace, passed: false }
}

type Published = PlacementSet & { readonly hash: string }

/** A placement of probes of a set, by their ids, each read in its manner. */
export const readPlacement = (
  { hash: setHash, probes }: Published,
  read: Readonly<Record<string, Manner>>,
  asking = 0,
): FinishedPlacement => ({
  setHash,
  asking,
  probes: Object.entries(read).map(([id, manner]) => {
    const probe = probes.find(one => one.id === id)
    if (!probe) throw new Error(`there is no probe ${id}`)
    return readProbe(probe, manner)
  }),
})
