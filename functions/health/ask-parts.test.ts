import { expect, test } from 'vitest'
import { askAll } from './ask-parts.ts'
import type { Part } from './parts.ts'

const part = (name: string, ask: Part['ask']): Part => ({ noun: 'coins', kind: 'table', name, ask })
const fine = async () => ({ state: 'ok', finding: 'ready', count: 1 }) as const

test('one that throws is down with its code, the others are as they are, in their order', async () => {
  const broken = Object.assign(new Error('secret words'), { name: 'ResourceNotFoundException' })
  const parts = [part('a', fine), part('b', () => Promise.reject(broken)), part('c', fine)]
  const answers = await askAll(parts)
  expect(answers.map(({ name, state, error }) => ({ name, state, error }))).toEqual([
    { name: 'a', state: 'ok', error: undefined },
    { name: 'b', state: 'down', error: 'ResourceNotFoundException' },
    { name: 'c', state: 'ok', error: undefined },
  ])
  expect(JSON.stringify(answers)).not.toContain('secret words')
})

test('one that never answers holds up nobody', async () => {
  const never = part('never', () => new Promise(() => undefined))
  const answers = await askAll([...Array.from({ length: 30 }, () => never), part('last', fine)], 20)
  expect(answers).toHaveLength(31)
  expect(answers[0]).toMatchObject({ state: 'down', error: 'TimedOut' })
})
