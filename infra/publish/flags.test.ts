import { expect, test } from 'vitest'
import { flagsFrom } from './flags.ts'

test('a deployment names the flags it switches', () => {
  expect(flagsFrom('support=off, mathematics=on')).toEqual({ support: false, mathematics: true })
  expect([flagsFrom(), flagsFrom('')]).toEqual([{}, {}])
})

test('a flag that nobody declared, or half switched, is refused', () => {
  expect(() => flagsFrom('suport=off')).toThrow('no flag is called suport')
  for (const entry of ['support', 'support=', 'support=true'])
    expect(() => flagsFrom(entry)).toThrow('not on or off')
})
