// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import {
  endRule,
  holdPlace,
  holdRules,
  listHistory,
  listRules,
  makeRule,
  previewRule,
  switchRule,
} from '#shared/automations/routes.ts'
import type { ListedRule } from '#shared/automations/schema.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { listNames } from '#shared/identity/routes.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { RulesScreen } from './rules-screen.tsx'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 })
const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const rule: ListedRule = {
  ruleId: 'r1',
  place: 'school:playa-azul',
  when: { occasion: 'flagRaised', condition: 'silent' },
  tells: 'families',
  state: 'off',
  madeAt: '2026-11-20T12:00:00.000Z',
  isHeld: false,
  version: 1,
}
type List = z.output<typeof listRules.reply>
const nothing: List = { rules: [], isHeld: false, held: [], mayHold: null, toldToday: 0 }
let list: List
let refuse: Readonly<Record<string, string>>
const telling = { studentId: 'child-of-the-school', at: '2026-11-19T15:00:00.000Z', children: 1, people: 2 }

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['automations', 'table', 'errors', 'shell'])
})
beforeEach(() => {
  list = nothing
  refuse = {}
  call.mockImplementation(async (route: RouteSpec, args: { body?: { isOn?: boolean; isHeld?: boolean } }) => {
    const code = refuse[route.name]
    if (code) throw new Refusal({ code: code as never, status: 409 })
    const preview = { from: telling.at, tellings: 1, children: 1, people: 2, lines: [telling] }
    const answers: Readonly<Record<string, unknown>> = {
      [listRules.name]: list,
      [makeRule.name]: rule,
      [previewRule.name]: { rule, preview },
      [switchRule.name]: { ...rule, state: args.body?.isOn ? 'on' : 'off' },
      [endRule.name]: {},
      [holdRules.name]: args.body,
      [holdPlace.name]: args.body,
      [listNames.name]: { names: { 'child-of-the-school': 'Amaya Rivera' } },
      [getRoster.name]: { group: { name: 'Segundo A' }, students: [], expected: [] },
      [listHistory.name]: { lines: [{ ...telling, didAs: 'a', outcome: 'overLimit', condition: 'silent' }] },
    }
    return answers[route.name]
  })
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

function show(place: string | undefined = 'school:playa-azul') {
  render(
    <MemoryRouter>
      <QueryClientProvider client={newQueryClient()}>
        <Toasts label="Mensajes" closeLabel="Cerrar">
          <RulesScreen sender="director" place={place} picker={null} />
        </Toasts>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const asked = (route: RouteSpec) =>
  call.mock.calls.filter(([one]) => one === route).map(([, args]) => args as unknown)
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('where there is no rule it says how the first is made, and holds nothing', async () => {
  show()
  expect(await screen.findByText(/Todavía no tienes reglas/)).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a rule is saved off, tried at once, and switched on from what it would have done', async () => {
  show()
  await press('Nueva regla')
  fireEvent.change(await screen.findByLabelText('¿Cuál señal?'), { target: { value: 'silent' } })
  await press('Guardar y probar')
  expect(await screen.findByText(/habría dado 1 aviso\. De 1 estudiante, a 2 personas\./)).toBeTruthy()
  expect(asked(makeRule)).toMatchObject([
    { path: { place: 'school:playa-azul' }, body: { when: rule.when, tells: 'families' } },
  ])
  expect(await screen.findByText('Amaya Rivera')).toBeTruthy()
  expect(screen.getByText('Avisar a 2 personas')).toBeTruthy()
  expect(screen.getByText(/Ten minutes of reading with Amaya/)).toBeTruthy()
  expect(screen.getByText(/Diez minutos de lectura con Amaya/)).toBeTruthy()
  expect(asked(switchRule)).toEqual([])
  await press('Encender')
  await waitFor(() => expect(asked(switchRule)).toEqual([{ path: { ruleId: 'r1' }, body: { isOn: true } }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('nothing is sent while words are wrong or no place is chosen; why is said', async () => {
  show('')
  await press('Nueva regla')
  fireEvent.click(await screen.findByRole('radio', { name: 'Con tus palabras' }))
  await press('Guardar y probar')
  expect(await screen.findAllByText('Escribe algo en los dos idiomas.')).toHaveLength(2)
  expect(screen.getByText('Escoge una escuela o un grupo.')).toBeTruthy()
  const [es, en] = [screen.getByLabelText('En español'), screen.getByLabelText('En inglés')]
  fireEvent.change(es, { target: { value: 'a'.repeat(301) } })
  fireEvent.change(en, { target: { value: '<i>' } })
  expect(await screen.findByText('Son muchas letras: caben 300.')).toBeTruthy()
  expect(screen.getByText(/sin < ni >/)).toBeTruthy()
  expect(asked(makeRule)).toEqual([])
})

test('the name is put where one child is told of, and where several are it cannot be', async () => {
  show()
  await press('Nueva regla')
  fireEvent.click(await screen.findByRole('radio', { name: 'Con tus palabras' }))
  await press('Poner el nombre: En español')
  await press('Poner el nombre: En inglés')
  expect(screen.getByLabelText<HTMLTextAreaElement>('En español').value).toBe('{nombre}')
  expect(screen.getByLabelText<HTMLTextAreaElement>('En inglés').value).toBe('{name}')
  fireEvent.change(screen.getByLabelText('¿Cuándo?'), { target: { value: 'workDue' } })
  fireEvent.click(screen.getByRole('radio', { name: 'A mí' }))
  expect(screen.queryByRole('button', { name: /Poner el nombre/ })).toBeNull()
  await press('Guardar y probar')
  expect(await screen.findAllByText(/quita el nombre/)).toHaveLength(2)
  expect(asked(makeRule)).toEqual([])
})

test('what the server refuses is said in its words', async () => {
  refuse = { [makeRule.name]: 'automations.full' }
  show()
  await press('Nueva regla')
  await press('Guardar y probar')
  expect(await screen.findByText(/Ya tienes todas las reglas que se pueden/)).toBeTruthy()
})

test('each rule says how it stands; one that stopped says why', async () => {
  const states = (['off', 'on', 'lost'] as const).map(state => ({ ...rule, ruleId: state, state }))
  list = { ...nothing, rules: [...states, { ...rule, ruleId: 'group', place: 'group:a' }] }
  show()
  for (const word of ['Encendida', 'Se detuvo']) expect(await screen.findByText(word)).toBeTruthy()
  expect(screen.getAllByText('Apagada')).toHaveLength(2)
  expect(screen.getByText(/Se detuvo porque ese grupo/)).toBeTruthy()
  expect(
    await screen.findByRole('article', { name: 'Se levanta una señal: Días sin leer, Segundo A' }),
  ).toBeTruthy()
  expect(screen.getByText(/4 reglas de 20 · Hoy tus reglas han dado 0 avisos de 1000\./)).toBeTruthy()
})

test('one switch holds one’s own at once, another everybody’s once it is sure', async () => {
  list = {
    ...nothing,
    rules: [{ ...rule, state: 'on', isHeld: true }],
    held: ['island'],
    mayHold: 'school:playa-azul',
  }
  show()
  expect(await screen.findByText('El Departamento tiene todas las reglas en pausa.')).toBeTruthy()
  expect(screen.getByText('En pausa')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Pausar todas mis reglas' }))
  await waitFor(() => expect(asked(holdRules)).toEqual([{ body: { isHeld: true } }]))
  fireEvent.click(screen.getByRole('switch', { name: 'Pausar todas las reglas de la escuela' }))
  expect(asked(holdPlace)).toEqual([])
  await press('Pausar todas las reglas de la escuela')
  await waitFor(() =>
    expect(asked(holdPlace)).toEqual([{ path: { place: 'school:playa-azul' }, body: { isHeld: true } }]),
  )
})

test('the history says what came of each, and an end is asked before', async () => {
  list = { ...nothing, rules: [{ ...rule, state: 'on' }] }
  show()
  await press(/^Historial de la regla/)
  const row = await screen.findByRole('row', { name: /Amaya Rivera/ })
  expect(within(row).getByText('No avisó: ya no quedaban avisos ese día')).toBeTruthy()
  expect(within(row).getByText('Días sin leer')).toBeTruthy()
  await press('Cerrar')
  await press(/^Borrar la regla/)
  expect(asked(endRule)).toEqual([])
  await press('Borrar')
  await waitFor(() => expect(asked(endRule)).toEqual([{ path: { ruleId: 'r1' } }]))
})
