// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { childSeen, type Seen } from '#shared/live/watching.ts'
import { beginSpeaking, speak } from '#web/i18n/speak.ts'
import { LiveSocket } from '#web/lib/live-socket.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { LiveContext } from '#web/lib/use-live.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { useOnlineColumn } from './online-column.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

class FakeSocket extends EventTarget {
  readonly readyState = 1
  send() {}
  close() {}
}
let wire: FakeSocket
const tells = (body: Seen) =>
  act(async () => {
    const data = JSON.stringify({ type: childSeen.name, body })
    wire.dispatchEvent(new MessageEvent('message', { data }))
  })

const IDS = ['leo', 'ana']
function Table() {
  const now = useOnlineColumn('g1', IDS, ({ id }: { readonly id: string }) => id)
  return (
    <DataTable
      label="Grupo"
      rows={IDS.map(id => ({ id }))}
      rowId={({ id }) => id}
      empty=""
      columns={[{ id: 'id', header: 'id', text: ({ id }) => id }, now]}
    />
  )
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['live', 'table'])
})
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function shown(online: readonly Seen[]) {
  call.mockResolvedValue({ online })
  wire = new FakeSocket()
  // A fake stands in for the browser's own class.
  const socket = new LiveSocket({ address: async () => 'wss://live', open: () => wire as never })
  socket.start()
  render(
    <QueryClientProvider client={newQueryClient()}>
      <LiveContext value={socket}>
        <Table />
      </LiveContext>
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(10))
}
const ana = () => screen.getByRole('row', { name: /ana/ }).textContent
const later = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('who is there now and at what, as it is asked for and as it is told since', async () => {
  await shown([{ studentId: 'leo', seconds: 60 }])
  expect(call.mock.calls[0]?.[1]).toEqual({ path: { groupId: 'g1' }, body: { studentIds: ['ana', 'leo'] } })
  expect(screen.getByRole('row', { name: /leo/ }).textContent).toContain('En línea')
  expect(screen.getByRole('img', { name: 'No está en línea' })).toBeTruthy()
  await tells({ studentId: 'ana', doing: 'reading', seconds: 60 })
  expect(ana()).toContain('Leyendo')
  await tells({ studentId: 'ana', doing: 'practice', seconds: 60 })
  expect(ana()).toContain('Practicando')
  await act(() => speak('en-US'))
  expect(ana()).toContain('Practicing')
  await act(() => speak('es-PR'))
})

test('it asks again each half minute, and who is not there then is gone', async () => {
  await shown([])
  await tells({ studentId: 'ana', doing: 'test', seconds: 60 })
  expect(ana()).toContain('En una prueba')
  await later(31)
  expect(call.mock.calls.length).toBeGreaterThan(1)
  expect(ana()).not.toContain('prueba')
})

test('what was told is over by this page’s own clock, also where nothing answers any more', async () => {
  await shown([])
  call.mockImplementation(() => new Promise(() => {}))
  await tells({ studentId: 'ana', seconds: 60 })
  await later(55)
  expect(ana()).toContain('En línea')
  await later(10)
  expect(ana()).not.toContain('En línea')
})
