// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import type { Pages } from '#web/lib/pages.ts'
import type { Column } from './data-table/columns.ts'
import { DataTable } from './data-table.tsx'

interface Town {
  readonly name: string
  readonly people: number | null
}

const { download } = vi.hoisted(() => ({ download: vi.fn((_file: Blob, _name: string) => undefined) }))
vi.mock('#web/lib/csv-file.ts', async load => ({
  ...(await load<typeof import('#web/lib/csv-file.ts')>()),
  download,
}))

const towns: readonly Town[] = [
  { name: 'Ñame', people: 7 },
  { name: 'Nubes', people: null },
  { name: 'Ábalos', people: 30 },
  { name: '=Oro', people: 200 },
]
const columns: readonly Column<Town>[] = [
  { id: 'name', header: 'Pueblo', text: ({ name }) => name, sort: ({ name }) => name },
  {
    id: 'people',
    header: 'Gente',
    kind: 'number',
    text: ({ people }) => people ?? '–',
    sort: ({ people }) => people,
  },
]
const actions: Column<Town> = {
  id: 'actions',
  header: 'Acciones',
  kind: 'actions',
  cell: ({ name }) => (
    <>
      <button type="button">Ver {name}</button>
      <button type="button">Borrar {name}</button>
    </>
  ),
}
const common = { label: 'Pueblos', rowId: ({ name }: Town) => name, empty: 'No hay pueblos.' }
const show = (props: Partial<Parameters<typeof DataTable<Town>>[0]> = {}) =>
  render(<DataTable {...common} columns={columns} rows={towns} {...props} />)

/** What each row shows, cell by cell. */
const seen = () =>
  within(document.querySelector('table') ?? document.body)
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.querySelectorAll('td, th')].map(cell => cell.textContent))
const names = () => seen().map(([name]) => name)
const sortBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const focused = () => document.activeElement?.textContent

/** The lines of the file that was saved; without its byte order mark, which `text` leaves out. */
const linesOfFile = async (): Promise<string[]> =>
  ((await download.mock.lastCall?.[0].text()) ?? '').split('\r\n')

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('table')
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('it has a name, named columns and named rows, and each value its label for when it folds', () => {
  show({ columns: [...columns, actions] })
  const table = screen.getByRole('grid', { name: 'Pueblos' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pueblo', 'Gente', 'Acciones'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ñame', 'Nubes', 'Ábalos', '=Oro'])
  const [people, deeds] = within(table).getAllByRole('gridcell')
  expect(people?.dataset.label).toBe('Gente')
  // Buttons say themselves what they do.
  expect(deeds?.dataset.label).toBeUndefined()
})

test('it is sorted as Spanish sorts, what is missing last, then as it came', () => {
  show()
  const head = screen.getByRole('columnheader', { name: 'Pueblo' })
  sortBy('Pueblo')
  expect(names()).toEqual(['=Oro', 'Ábalos', 'Nubes', 'Ñame'])
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByText('Pueblo, de la A a la Z', { selector: '[role=status]' })).toBeTruthy()
  sortBy('Pueblo')
  expect(head.getAttribute('aria-sort')).toBe('descending')
  sortBy('Pueblo')
  expect(head.hasAttribute('aria-sort')).toBe(false)
  expect(names()).toEqual(['Ñame', 'Nubes', 'Ábalos', '=Oro'])

  sortBy('Gente')
  expect(names()).toEqual(['=Oro', 'Ábalos', 'Ñame', 'Nubes'])
  sortBy('Gente')
  expect(names()).toEqual(['Ñame', 'Ábalos', '=Oro', 'Nubes'])
})

test('where it is folded it is sorted from a list', () => {
  show()
  const choice = screen.getByLabelText('Ordenar por')
  fireEvent.change(choice, { target: { value: 'people true' } })
  expect(names()[0]).toBe('=Oro')
  expect(within(choice).getByRole('option', { selected: true }).textContent).toBe('Gente, de mayor a menor')
  fireEvent.change(choice, { target: { value: '' } })
  expect(names()[0]).toBe('Ñame')
})

test('a file says exactly what is seen, in its order, and computes nothing', async () => {
  show({
    file: 'pueblos',
    columns: [...columns, actions],
    firstOrder: { column: 'people', isDescending: true },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Bajar como CSV' }))
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.any(Blob), 'pueblos.csv'))
  const [head, ...lines] = await linesOfFile()
  expect(head).toBe('Pueblo,Gente')
  expect(lines[0]).toBe(`"'=Oro",200`)
  expect(lines.slice(1)).toEqual(
    seen()
      .slice(1)
      .map(([name, people]) => `${name},${people}`),
  )
})

const pages = (given: Partial<Pages<Town>>): Pages<Town> => ({
  hasMore: true,
  isAsking: false,
  hasFailed: false,
  more: () => undefined,
  all: async () => towns,
  ...given,
})

test('of a list that is here in part the file has all, and nothing is sorted', async () => {
  show({ rows: towns.slice(0, 2), pages: pages({}), file: 'pueblos' })
  expect(screen.queryByRole('button', { name: 'Pueblo' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Bajar como CSV' }))
  await waitFor(() => expect(download).toHaveBeenCalled())
  expect(await linesOfFile()).toHaveLength(5)
})

test('a file that cannot be whole is not written', async () => {
  show({ pages: pages({ all: () => Promise.reject(new Error('away')) }), file: 'pueblos' })
  fireEvent.click(screen.getByRole('button', { name: 'Bajar como CSV' }))
  expect((await screen.findByRole('alert')).textContent).toBe('No pudimos traer lo que falta.')
  expect(download).not.toHaveBeenCalled()
})

test('a long list is drawn part by part, and the focus stays at its end', () => {
  show({ pageSize: 3 })
  expect(seen()).toHaveLength(3)
  const more = screen.getByRole('button', { name: 'Ver más' })
  expect(screen.getByText('En pantalla: 3 de 4')).toBeTruthy()
  act(() => more.focus())
  fireEvent.click(more)
  expect(seen()).toHaveLength(4)
  expect(focused()).toBe('En pantalla: 4')
})

function Choosing() {
  const [chosen, choose] = useState<readonly string[]>([])
  const selection = { chosen, onChoose: choose, actions: <button type="button">Mover</button> }
  return <DataTable {...common} columns={columns} rows={towns} selection={selection} />
}

test('rows are chosen one by one, all, and none', () => {
  render(<Choosing />)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Escoger todo' })
  const one = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Escoger Nubes' })
  expect(screen.queryByText('Mover')).toBeNull()
  fireEvent.click(one)
  expect(screen.getByText('Escogiste 1 de 4')).toBeTruthy()
  expect(screen.getByText('Mover')).toBeTruthy()
  expect([all.indeterminate, all.checked]).toEqual([true, false])
  expect(one.closest('tr')?.getAttribute('aria-selected')).toBe('true')
  fireEvent.click(all)
  expect(screen.getByText('Escogiste 4 de 4')).toBeTruthy()
  expect([all.indeterminate, all.checked]).toEqual([false, true])
  fireEvent.click(screen.getByRole('button', { name: 'Quitar la selección' }))
  expect(screen.getByText('Escogiste 0 de 4')).toBeTruthy()
  expect(one.checked).toBe(false)
})

test('a grid is one stop of the Tab key; the arrows lead on through cells and controls', () => {
  show({ columns: [...columns, actions] })
  const grid = screen.getByRole('grid')
  const stops = () => [...grid.querySelectorAll<HTMLElement>('[tabindex="0"]')]
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Ñame'])
  act(() => stops()[0]?.focus())
  const way: readonly (readonly [string, string])[] = [
    ['ArrowRight', '7'],
    ['ArrowRight', 'Ver Ñame'],
    ['ArrowRight', 'Borrar Ñame'],
    ['ArrowRight', 'Borrar Ñame'],
    ['ArrowDown', 'Borrar Nubes'],
    ['ArrowLeft', 'Ver Nubes'],
    ['Home', 'Nubes'],
    ['ArrowUp', 'Ñame'],
    ['ArrowUp', 'Pueblo'],
    ['ArrowUp', 'Pueblo'],
    ['End', 'Acciones'],
    ['PageDown', 'Ver =Oro'],
    ['PageUp', 'Acciones'],
  ]
  for (const [at, [key, text]] of way.entries()) {
    press(key)
    expect(focused(), `${at} ${key}`).toBe(text)
  }
  press('End', { ctrlKey: true })
  expect(focused()).toBe('Borrar =Oro')
  press('Home', { ctrlKey: true })
  expect(focused()).toBe('Pueblo')
  expect(stops()).toEqual([document.activeElement])
})

test('a row that goes away leaves the focus to the next', () => {
  const { rerender } = show({ columns: [...columns, actions] })
  act(() => screen.getByRole('button', { name: 'Ver Nubes' }).focus())
  rerender(<DataTable {...common} columns={[...columns, actions]} rows={towns.filter((_, at) => at !== 1)} />)
  expect(focused()).toBe('Ábalos')
})

test('rows that are awaited are no stop of a grid’s keyboard, whose keys nobody is told of meanwhile', () => {
  const { container } = show({ columns: [...columns, actions], rows: undefined })
  expect(container.querySelectorAll('tbody[aria-hidden] [tabindex]')).toHaveLength(0)
  expect(container.querySelectorAll('thead [tabindex="0"]')).toHaveLength(1)
  expect(screen.getByRole('grid').hasAttribute('aria-describedby')).toBe(false)
})

test('a table to read is no grid: nothing of it stands in the way of the Tab key', () => {
  const { container } = show()
  expect(screen.getByRole('table', { name: 'Pueblos' })).toBeTruthy()
  expect(container.querySelector('[tabindex]')).toBeNull()
})

test('what scrolls sideways is reached by the keyboard', () => {
  show({ isWide: true })
  expect(screen.getByRole('region', { name: 'Pueblos' }).tabIndex).toBe(0)
})

test('while rows are awaited their place is kept; none, and none that came, are said', () => {
  const { container, rerender } = show({ rows: undefined, waitingRows: 3 })
  expect(screen.getByRole('table', { name: 'Pueblos: cargando' })).toBeTruthy()
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  expect(container.querySelectorAll('tbody tr')).toHaveLength(3)
  rerender(<DataTable {...common} columns={columns} rows={[]} />)
  expect(screen.getByText('No hay pueblos.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  rerender(<DataTable {...common} columns={columns} rows={undefined} failed={<p>No llegaron.</p>} />)
  expect(screen.getByText('No llegaron.')).toBeTruthy()
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('false')
})

test('a sum stands under its column', () => {
  show({ columns: columns.map(column => ({ ...column, foot: column.id === 'name' ? 'Suma' : 237 })) })
  const sum = within(screen.getByRole('row', { name: 'Suma 237' })).getByRole('cell')
  expect(sum.dataset.label).toBe('Gente')
})
