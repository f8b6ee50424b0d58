import * as z from 'zod/mini'

/** The scenes of the kit that a unit or a text may choose for its picture; without one its city chooses. */
export const HeroImage = z.enum([
  'beach',
  'street',
  'kite',
  'walls',
  'rainforest',
  'bay',
  'valley',
  'plaza',
  'guagua',
  'mango',
  'parrot',
  'mountains',
  'reef',
  'lighthouse',
  'garden',
  'turtle',
  'farm',
  'drums',
  'rain',
])
export type HeroImage = z.output<typeof HeroImage>
