/** Where an animal wears things, in the units of its drawing (120 × 120). */
export interface Anatomy {
  /** Centres of the eyes: left x, right x, y. */
  readonly eyes: readonly [number, number, number]
  /** Radius of a lens that frames one eye. */
  readonly lens: number
  /** Where a hat's brim rests. */
  readonly crown: readonly [number, number]
  /** How wide the head is there, against the coquí's. */
  readonly head: number
}

const anatomies: Readonly<Record<string, Anatomy>> = {
  coqui: { eyes: [34, 86, 27], lens: 15, crown: [60, 22], head: 0.72 },
  cotorra: { eyes: [44, 76, 42], lens: 13, crown: [60, 21], head: 0.95 },
  iguana: { eyes: [40, 80, 40], lens: 14, crown: [60, 22], head: 1 },
  manati: { eyes: [40, 80, 40], lens: 13, crown: [60, 19], head: 1.1 },
  mucaro: { eyes: [42, 78, 42], lens: 17, crown: [60, 20], head: 1 },
  carey: { eyes: [46, 74, 42], lens: 12, crown: [60, 22], head: 0.85 },
}

/** An unknown animal wears what it wears as the coquí does. */
export const anatomyOf = (animal: string): Anatomy => {
  const found = anatomies[animal] ?? anatomies.coqui
  if (!found) throw new Error('the coquí has no anatomy')
  return found
}
