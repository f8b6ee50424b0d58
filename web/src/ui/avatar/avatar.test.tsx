import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SLOTS, STORE_ITEMS } from '#shared/coins/items.ts'
import { Avatar } from './avatar.tsx'

const drawn = (appearance: object) =>
  // The ids of the clip paths count up.
  renderToStaticMarkup(<Avatar appearance={{ animal: 'coqui', ...appearance }} size={160} />).replace(
    /_R_\w*_/g,
    '',
  )

test('everything that the store sells is drawn, and nothing like another', () => {
  const bare = drawn({})
  const each = STORE_ITEMS.map(({ slot, itemId }) => drawn({ [slot]: itemId }))
  expect(STORE_ITEMS.filter((_, i) => each[i] === bare)).toEqual([])
  expect(new Set(each).size).toBe(STORE_ITEMS.length)
})

test('what it does not know it leaves out', () => {
  for (const slot of SLOTS) expect(drawn({ [slot]: 'of-next-year' })).toBe(drawn({}))
})
