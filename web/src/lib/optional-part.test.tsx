// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { optionalPart } from './optional-part.tsx'

afterEach(cleanup)

/** What stands beside the page, and the page. */
async function shown(Optional: ReturnType<typeof optionalPart<{ name: string }>>) {
  const page = (
    <>
      <Optional name="coquí" />
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
      optionalPart(
        async () =>
          ({ name }) =>
            name,
      ),
    ),
  ).toBe('coquípage')
})

test('the page stands without what could not be fetched', async () => {
  expect(await shown(optionalPart(() => Promise.reject(new Error('no network'))))).toBe('page')
})

test('what could not be fetched is asked for again the next time it is shown', async () => {
  let reachable = false
  const Optional = optionalPart(async () => {
    if (!reachable) throw new Error('no network')
    return ({ name }: { name: string }) => name
  })
  expect(await shown(Optional)).toBe('page')
  cleanup()
  reachable = true
  expect(await shown(Optional)).toBe('coquípage')
})

test('whose code was fetched before stands in the first picture', async () => {
  const Optional = optionalPart(
    async () =>
      ({ name }: { name: string }) =>
        name,
  )
  await Optional.preload()
  const { container } = render(<Optional name="coquí" />)
  expect(container.textContent).toBe('coquí')
})
