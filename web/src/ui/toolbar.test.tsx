// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { Toolbar } from './toolbar.tsx'

const TOWNS = ['Ponce', 'Yauco']

function Narrowed() {
  const { text, oneOf, set, clear } = useFilters(['q', 'town'])
  return (
    <>
      <Toolbar
        search={{ label: 'Buscar', value: text('q'), onChange: q => set({ q }) }}
        filters={[
          {
            label: 'Pueblo',
            any: 'Todos',
            value: oneOf('town', TOWNS),
            onChange: town => set({ town }),
            options: TOWNS.map(value => ({ value, label: value })),
          },
        ]}
        count={7}
        onClear={clear}
      />
      <output data-testid="address">{useLocation().search}</output>
    </>
  )
}
const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Narrowed />
    </MemoryRouter>,
  )
const address = () => screen.getByTestId('address').textContent
const field = () => screen.getByLabelText<HTMLInputElement>('Buscar')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('table')
})
afterEach(cleanup)

test('the address says what is looked for; what else it says stays', () => {
  show('/list?day=1&q=sol&town=Ponce')
  expect(field().value).toBe('sol')
  expect(screen.getByLabelText<HTMLSelectElement>('Pueblo').value).toBe('Ponce')
  expect(screen.getByText('7 resultados')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Pueblo'), { target: { value: '' } })
  expect(address()).toBe('?day=1&q=sol')
})

test('a value that the list does not know filters nothing', () => {
  show('/list?town=Atlantis')
  expect(screen.getByLabelText<HTMLSelectElement>('Pueblo').value).toBe('')
})

test('what is typed is told at a pause, at Enter, and when the field is left', async () => {
  show('/list')
  type('so')
  expect(address()).toBe('')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(address()).toBe('?q=so')
  type('sol')
  fireEvent.blur(field())
  expect(address()).toBe('?q=sol')
  type('sol y')
  expect(await screen.findByText('?q=sol+y')).toBeTruthy()
})

test('all filters go at once, and the field shows it', () => {
  show('/list?day=1&q=sol&town=Ponce')
  fireEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
  expect(address()).toBe('?day=1')
  expect(field().value).toBe('')
  expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).toBeNull()
})

test('clearing outruns what was typed and not told yet', async () => {
  show('/list?town=Ponce')
  type('sol')
  act(() => screen.getByRole('button', { name: 'Quitar los filtros' }).focus())
  fireEvent.blur(field())
  fireEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
  expect(address()).toBe('')
  expect(field().value).toBe('')
})
