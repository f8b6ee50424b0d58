// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { beside } from './beside.tsx'

afterEach(cleanup)

/** What stands beside the page, and the page. */
async function shown(Beside: ReturnType<typeof beside<{ name: string }>>) {
  const page = (
    <>
      <Beside name="coquí" />
      <p>page</p>
    </>
  )
  const { container } = render(page)
  expect(container.textContent).toBe('page')
  await act(async () => {})
  return container.textContent
}

test('it comes when its code is here', async () => {
  expect(
    await shown(
      beside(
        async () =>
          ({ name }) =>
            name,
      ),
    ),
  ).toBe('coquípage')
})

test('the page stands without what could not be fetched', async () => {
  expect(await shown(beside(() => Promise.reject(new Error('no network'))))).toBe('page')
})
