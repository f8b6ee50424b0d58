// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useFilters } from './use-filters.ts'

const at = (address: string) =>
  renderHook(() => useFilters(['kind', 'theme', 'text']), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  }).result

test('of what the address says only what is known counts', () => {
  const filters = at('/shelf?kind=poem&theme=war&text=mar')
  expect(filters.current.oneOf('kind', ['poem', 'play'])).toBe('poem')
  expect(filters.current.oneOf('theme', ['animal'])).toBeUndefined()
  expect(filters.current.text('text')).toBe('mar')
})

test('what is chosen before the last choice is drawn keeps it', () => {
  const filters = at('/shelf?kind=poem')
  const { set, clear } = filters.current
  act(() => {
    clear?.()
    set({ theme: 'animal' })
    set({ text: 'mar' })
  })
  expect(['kind', 'theme', 'text'].map(name => filters.current.text(name as 'kind'))).toEqual([
    '',
    'animal',
    'mar',
  ])
})

test('there is nothing to clear where nothing is chosen', () => {
  const filters = at('/shelf?kind=poem')
  act(() => filters.current.set({ kind: undefined }))
  expect(filters.current.clear).toBeUndefined()
})
