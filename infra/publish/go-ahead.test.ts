import { expect, test, vi } from 'vitest'
import { objectionTo } from './go-ahead.ts'

const types = (said: string) => vi.fn((_: string) => Promise.resolve(said))

test('where nothing is lost nobody is asked', async () => {
  const ask = types('')
  expect(await objectionTo({ stage: 'prod', taken: [], isLoss: false }, ask)).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['change prod', undefined],
  [' change prod\n', undefined],
  ['change dev', 'Nothing was deployed.'],
  ['yes', 'Nothing was deployed.'],
  ['', 'Nothing was deployed.'],
])('where data would be lost, %j is answered with %j', async (said, objection) => {
  const ask = types(said)
  expect(await objectionTo({ stage: 'prod', taken: [], isLoss: true }, ask)).toBe(objection)
  expect(ask).toHaveBeenCalledExactlyOnceWith('change prod')
})

test('settings that would vanish unsaid stop a deployment whatever is typed', async () => {
  const ask = types('change prod')
  const objection = await objectionTo({ stage: 'prod', taken: ['domain', 'canary'], isLoss: true }, ask)
  expect(objection).toContain('no longer says domain, canary, which prod has')
  expect(objection).toContain('--without domain,canary')
  expect(ask).not.toHaveBeenCalled()
})
