import { expect, inject, test } from 'vitest'
import { smoke } from '#infra/publish/smoke.ts'

test('the front door is as a deployment is told that it is', async () => {
  expect(await smoke(inject('siteUrl'))).toEqual([])
})

test('what does not answer, answers otherwise or lets everybody in is named', async () => {
  const nobody = async () => {
    throw new Error('refused')
  }
  expect(await smoke('http://x', nobody as typeof fetch)).toHaveLength(6)
  const open = async (url: string | URL | Request) =>
    String(url).endsWith('/api/profile') ? new Response('{}') : fetch(url)
  expect(await smoke(inject('siteUrl'), open as typeof fetch)).toEqual(['/api/profile answered 200, not 401'])
})
