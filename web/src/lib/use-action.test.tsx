// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { markAllRead } from '#shared/notifications/routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Toasts } from '#web/ui/toast.tsx'
import { newQueryClient } from './query.ts'
import { Refusal } from './refusal.ts'
import { type ActionOptions, useAction, useAsyncAction } from './use-action.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('./client.ts', () => ({ call }))

interface Given {
  readonly of: string
}
type Work = (given: Given) => Promise<string>

function Screen({ work, options }: { readonly work: Work; readonly options: ActionOptions<Given, string> }) {
  const { run, isPending, problem } = useAsyncAction(work, options)
  return (
    <>
      {['a', 'b'].map(of => (
        <button key={of} type="button" aria-busy={isPending} onClick={() => void run({ of })}>
          {of}
        </button>
      ))}
      <Alert>{problem}</Alert>
    </>
  )
}
const show = (work: Work, options: ActionOptions<Given, string> = {}) =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <Screen work={work} options={options} />
    </Toasts>,
  )
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => undefined)
}
const toasts = () => screen.queryAllByRole('listitem').map(item => item.textContent)
const notAllowed = new Refusal({ code: 'kernel.notAllowed', status: 403 })

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('errors')
})
afterEach(() => {
  cleanup()
  call.mockReset()
})

test('what was done is told; the same is not done twice at once, something else is', async () => {
  const ends: (() => void)[] = []
  const work = vi.fn<Work>(({ of }) => new Promise(resolve => ends.push(() => resolve(of))))
  show(work, { done: (reply, { of }) => ({ title: `${reply} ${of}` }) })
  await press('a')
  await press('a')
  await press('b')
  expect(work.mock.calls).toEqual([[{ of: 'a' }], [{ of: 'b' }]])
  expect(screen.getByText('a').getAttribute('aria-busy')).toBe('true')
  await act(async () => {
    for (const end of ends) end()
  })
  expect(toasts()).toEqual(['a a', 'b b'])
  expect(screen.getByText('a').getAttribute('aria-busy')).toBe('false')
})

test('what was refused is told in a toast and stands where it arose, until it is tried again', async () => {
  const work = vi.fn<Work>().mockRejectedValueOnce(notAllowed).mockResolvedValue('')
  show(work)
  await press('a')
  expect(toasts()).toEqual(['No se pudoTu cuenta no puede hacer esto.'])
  expect(screen.getByRole('alert').textContent).toBe('Tu cuenta no puede hacer esto.')
  await press('a')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a screen that shows it has no toast; an action may have words of its own', async () => {
  show(() => Promise.reject(notAllowed), { inline: true, words: () => 'Pídelo en la oficina.' })
  await press('a')
  expect(toasts()).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('Pídelo en la oficina.')
})

test('what was done can be undone from its toast', async () => {
  const undo = vi.fn(async () => undefined)
  show(async () => 'r', { done: () => ({ title: 'Hecho' }), undo })
  await press('a')
  await press('Deshacer')
  expect(undo).toHaveBeenCalledWith('r', { of: 'a' })
  await waitFor(() => expect(toasts()).toContain('Deshecho'))
})

test('what cannot be undone is told', async () => {
  show(async () => 'r', { done: () => ({ title: 'Hecho' }), undo: () => Promise.reject(notAllowed) })
  await press('a')
  await press('Deshacer')
  await waitFor(() => expect(toasts()).toContain('No se pudo deshacerTu cuenta no puede hacer esto.'))
})

test('a route is called with what it takes', async () => {
  call.mockResolvedValue({ marked: 3 })
  const done = vi.fn(() => undefined)
  function Marks() {
    const mark = useAction(markAllRead, { done })
    return (
      <button type="button" onClick={() => void mark.run({ body: {} })}>
        mark
      </button>
    )
  }
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Marks />
    </QueryClientProvider>,
  )
  await press('mark')
  await waitFor(() => expect(done).toHaveBeenCalledWith({ marked: 3 }, { body: {} }))
  expect(call.mock.calls[0]?.[0]).toBe(markAllRead)
})
