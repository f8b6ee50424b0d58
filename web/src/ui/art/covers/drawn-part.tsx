import { type Part, PEOPLE, type Person } from '#shared/catalogue/cover.ts'
import { paint } from '#web/ui/art/scenes/paint.ts'
import { animals } from './animals.ts'
import { growing } from './growing.ts'
import { Someone } from './people.tsx'
import type { Shape } from './shape.ts'
import { things } from './things.ts'
import { world } from './world.ts'

const shapes: Readonly<Record<Exclude<Part, Person>, Shape>> = { ...animals, ...growing, ...things, ...world }

const isPerson = (part: Part): part is Person => PEOPLE.some(person => person === part)

/** One part of the kit around 0,0, some 100 units wide; `turn` chooses how somebody looks. */
export const DrawnPart = ({ part, turn }: { readonly part: Part; readonly turn: number }) =>
  isPerson(part) ? (
    <Someone who={part} turn={turn} />
  ) : (
    shapes[part].map(([colour, d]) => <path key={d} fill={paint[colour]} d={d} />)
  )
