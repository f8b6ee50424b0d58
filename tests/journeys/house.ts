import { inject } from 'vitest'
import { frontDoor } from '#tests/support/front-door.ts'
import { operator } from '#tests/support/operator.ts'

/** The front door of the house that these tests share: the embedded cloud, or the deployment at `TARGET`. */
export const door = await frontDoor(inject('siteUrl'))

const counter = inject('counter')
/** The hand behind the counter; only the embedded cloud has one. */
export const hand = counter && operator(counter)
