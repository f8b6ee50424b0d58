import type { ReactNode } from 'react'
import type { Picture } from '#shared/identity/group.ts'
import { animals } from './drawings/animals.tsx'
import { outdoors } from './drawings/outdoors.tsx'
import { plants } from './drawings/plants.tsx'
import { things } from './drawings/things.tsx'

const drawings: Readonly<Record<Picture, ReactNode>> = { ...animals, ...plants, ...outdoors, ...things }

/** A picture of the set, in 64 × 64 units. Who shows it says its name. */
export const PictureArt = ({ name }: { readonly name: Picture }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    {drawings[name]}
  </svg>
)
