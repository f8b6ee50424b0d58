// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Refusal } from '#web/lib/refusal.ts'
import { Read, type Readable, Reads } from './read.tsx'
import { beginSpeaking } from './speak.ts'

beforeAll(() => beginSpeaking('/'))
afterEach(cleanup)

const refetch = vi.fn()
const read = (of: Partial<Readable<string[]>>): Readable<string[]> => ({
  data: undefined,
  error: null,
  fetchStatus: 'idle',
  dataUpdatedAt: Date.UTC(2026, 10, 23, 13),
  refetch,
  ...of,
})
const lost = read({ error: new Refusal({ code: 'client.unreachable', status: 0 }) })
const show = (of: Readable<string[]>) =>
  render(
    <Read of={of} place="320px" empty={{ when: list => list.length === 0, text: 'Nada todavía.' }}>
      {list => <p>{list.join()}</p>}
    </Read>,
  )
const retry = () => screen.queryByRole('button', { name: 'Tratar otra vez' })

test('its place is kept until it comes', () => {
  const { container } = show(read({ fetchStatus: 'fetching' }))
  expect(container.querySelector('[aria-busy="true"] > span')?.getAttribute('style')).toContain('320px')
})

test('what came is shown; nothing is said to be nothing', () => {
  show(read({ data: ['a', 'b'] }))
  expect(screen.getByText('a,b')).toBeDefined()
  cleanup()
  show(read({ data: [] }))
  expect(screen.getByText('Nada todavía.')).toBeDefined()
})

test('what did not come can be asked for again, once at a time', () => {
  show(lost)
  expect(screen.getByRole('alert').textContent).toContain('Esto no llegó.')
  fireEvent.click(screen.getByRole('button'))
  expect(refetch).toHaveBeenCalledTimes(1)
  cleanup()
  show({ ...lost, fetchStatus: 'fetching' })
  fireEvent.click(screen.getByRole('button'))
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('what waits for a network, is refused or gone is not tried again by hand', () => {
  const kinds = [
    [read({ fetchStatus: 'paused' }), 'No hay internet.'],
    [
      read({ error: new Refusal({ code: 'kernel.notAllowed', status: 403 }) }),
      'Tu cuenta no puede ver esto.',
    ],
    [read({ error: new Refusal({ code: 'kernel.notFound', status: 404 }) }), 'Esto ya no está aquí.'],
  ] as const
  for (const [of, text] of kinds) {
    show(of)
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(retry()).toBeNull()
    cleanup()
  }
})

test('what cannot be refreshed stays, and says so', () => {
  show({ ...lost, data: ['a'] })
  expect(screen.getByText('a')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('Así estaba: 23 nov 2026')
  expect(retry()).not.toBeNull()
})

test('where what came before will do, nobody is told', () => {
  render(
    <Read of={{ ...lost, data: ['a'] }} place="9px" mayBeStale>
      {list => <p>{list.join()}</p>}
    </Read>,
  )
  expect(screen.getByText('a')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a page of what is not there says so as its title, with the way on', () => {
  render(
    <Read
      of={read({ data: [] })}
      place="9px"
      isPage
      action={<a href="/lessons">Lecciones</a>}
      empty={{ when: list => list.length === 0, text: 'No está aquí.' }}
    >
      {() => <p>nada</p>}
    </Read>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No está aquí.')
  expect(screen.getByRole('link', { name: 'Lecciones' })).toBeDefined()
  expect(screen.queryByText('nada')).toBeNull()
})

const showBoth = (roster: Readable<string[]>, families: Readable<string[]>) =>
  render(
    <Reads of={{ roster, families }} names={{ roster: 'la lista', families: 'las familias' }} place="9px">
      {data => <p>{[data.roster, data.families].map(list => list?.join() ?? '–').join(' ')}</p>}
    </Reads>,
  )

test('of several, what is there is shown and what is missing is named', () => {
  showBoth(read({ data: ['a'] }), lost)
  expect(screen.getByText('a –')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('No llegó todo. Falta: las familias.')
})

test('several wait for each other, and fail together', () => {
  const { container } = showBoth(read({ data: ['a'] }), read({ fetchStatus: 'fetching' }))
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  cleanup()
  showBoth(lost, lost)
  expect(screen.getByRole('alert').textContent).toContain('Esto no llegó.')
})
