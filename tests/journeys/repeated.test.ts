/** Each command of the contract, sent twice: what its route says of a repeat is so. */
import { test } from 'vitest'
import { routes } from '#shared/contract.ts'
import { nounOf } from '#shared/kernel/event.ts'
import { repeat } from './repeats/repeat.ts'

const commands = routes.filter(route => 'repeats' in route)
// Of audio the house makes one job at a time: its test repeats its own.
const here = commands.filter(({ name }) => nounOf(name) !== 'audio')

test.concurrent.each(here.map(({ name, repeats }) => [name, repeats] as const))('%s, %s', name =>
  repeat(name),
)
