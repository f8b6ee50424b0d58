// Source: the municipios of us-atlas 3.0.1 (ISC; US Census Bureau), merged for the coast (`coast.ts`) and measured for
// their middles (`middles.ts`). x = (longitude + 67.42) · 500, y = (18.68 − latitude) · 650: a little taller than true, to have room
// to draw. Mona lies outside.

/** The drawing's own units. */
export const MAP = { width: 1200, height: 600 } as const
