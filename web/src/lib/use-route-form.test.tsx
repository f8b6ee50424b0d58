// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#shared/kernel/route.ts'
import { beginSpeaking, speak } from '#web/i18n/speak.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Toasts } from '#web/ui/toast.tsx'
import { newQueryClient } from './query.ts'
import { Refusal } from './refusal.ts'
import { useRouteForm } from './use-route-form.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('./client.ts', () => ({ call }))
vi.mock('./full-jitter.ts', () => ({ fullJitter: () => 0 }))

const addBoat = route({
  name: 'boats/add-boat',
  on: 'POST /boats',
  repeats: 'once',
  about: 'For this test.',
  may: { roles: 'anyone', scope: 'public' },
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(3)),
    seats: z.int().check(z.minimum(1)),
    isOpen: z.boolean(),
    kind: z.enum(['sail', 'oar']),
    home: z.string().check(z.minLength(1)),
  }),
  reply: z.strictObject({ boatId: z.string() }),
  errors: ['boats.nameTaken'],
  invalidates: ['boats/list-boats'],
})

const done = vi.fn(() => ({ title: 'Guardado' }))
interface Options {
  readonly home?: string
  readonly failed?: string
  readonly resets?: boolean
}
function BoatForm({ home = 'fajardo', ...rest }: Options) {
  const form = useRouteForm(addBoat, {
    defaults: { name: '', places: '4', isOpen: true, kind: 'sail' as 'sail' | 'oar' },
    toBody: ({ places, ...values }) => ({ ...values, seats: Number(places), home }),
    fieldOfPart: { seats: 'places' },
    fieldOfCode: { 'boats.nameTaken': 'name' },
    args: body => ({ body }),
    done,
    ...rest,
  })
  const kinds = [
    { value: 'sail', label: 'vela' },
    { value: 'oar', label: 'remo' },
  ] as const
  return (
    <Form aria-label="boat" {...form.form}>
      <TextField label="Nombre" {...form.field('name')} />
      <TextField label="Asientos" {...form.field('places')} />
      <Checkbox label="Abierto" {...form.field('isOpen')} />
      <Choice legend="Clase" options={kinds} {...form.choice('kind')} />
      <Submit>Guardar</Submit>
    </Form>
  )
}
const show = (options: Options = {}) => {
  const client = newQueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  render(
    <QueryClientProvider client={client}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <BoatForm {...options} />
      </Toasts>
    </QueryClientProvider>,
  )
  return invalidate
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = async (label: string, value: string) => {
  fireEvent.input(box(label), { target: { value } })
  await act(async () => undefined)
}
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await act(async () => undefined)
}
const saidAt = (label: string) =>
  document.getElementById(box(label).getAttribute('aria-describedby') ?? '')?.textContent
const sent = () => call.mock.calls.map(([, { body }]) => body)
const refusal = (code: string, status: number, issues?: Refusal['issues']) =>
  new Refusal({ code, status, issues })

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('errors')
})
afterEach(async () => {
  cleanup()
  vi.clearAllMocks()
  call.mockReset()
  await speak('es-PR')
})

test('what the body does not take is told at its field, in the reader’s language, and not sent', async () => {
  show()
  await write('Asientos', '0')
  await save()
  expect(saidAt('Nombre')).toBe('Falta llenar esto.')
  expect(saidAt('Asientos')).toBe('Lo menos es 1.')
  expect(document.activeElement).toBe(box('Nombre'))
  await write('Nombre', 'Yo')
  expect(saidAt('Nombre')).toBe('Escribe al menos 3 letras.')
  await act(() => speak('en-US'))
  expect(saidAt('Nombre')).toBe('Write at least 3 letters.')
  await write('Nombre', 'Yola')
  expect(saidAt('Nombre')).toBeUndefined()
  expect(call).not.toHaveBeenCalled()
})

test('what the body takes is sent, told, and makes its reads be asked for again', async () => {
  call.mockResolvedValue({ boatId: '1' })
  const invalidate = show({ resets: true })
  await write('Nombre', ' Yola ')
  fireEvent.click(box('Abierto'))
  fireEvent.click(box('remo'))
  await save()
  expect(sent()).toEqual([{ name: 'Yola', seats: 4, isOpen: false, kind: 'oar', home: 'fajardo' }])
  await waitFor(() => expect(screen.queryByText('Guardado')).not.toBeNull())
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['boats/list-boats'] })
  expect([box('Nombre').value, box('Abierto').checked, box('vela').checked]).toEqual(['', true, true])
})

const setHours = route({
  name: 'boats/set-hours',
  on: 'PUT /boats/hours',
  repeats: 'harmlessly',
  about: 'For this test.',
  may: { roles: 'anyone', scope: 'public' },
  body: z
    .strictObject({ open: z.strictObject({ from: z.string(), until: z.string() }) })
    .check(z.refine(({ open }) => open.from < open.until, { path: ['open', 'until'] })),
  reply: z.strictObject({}),
  errors: [],
})
const whenRefused = vi.fn()
function HoursForm() {
  const form = useRouteForm(setHours, {
    defaults: { from: '10:00', until: '08:00' },
    toBody: open => ({ open }),
    args: body => ({ body }),
    words: { until: { invalid: 'Antes de abrir' } },
    whenRefused,
  })
  return (
    <Form {...form.form}>
      <TextField label="Desde" {...form.field('from')} />
      <TextField label="Hasta" {...form.field('until')} />
      <Submit>Guardar</Submit>
    </Form>
  )
}
const showHours = () =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <HoursForm />
      </Toasts>
    </QueryClientProvider>,
  )

test('what lies within a part of the body is told at the field of its name', async () => {
  showHours()
  await save()
  expect(saidAt('Hasta')).toBe('Antes de abrir')
  expect(box('Desde').getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(box('Hasta'))
  expect(call).not.toHaveBeenCalled()
})

test('whoever shows a form hears that it was refused', async () => {
  call.mockRejectedValue(refusal('kernel.notAllowed', 403))
  showHours()
  await write('Hasta', '12:00')
  expect(whenRefused).not.toHaveBeenCalled()
  await save()
  expect(whenRefused).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toBe('Tu cuenta no puede hacer esto.')
})

test('what no field can mend is told at the foot and not sent', async () => {
  show({ home: '' })
  await write('Nombre', 'Yola')
  await save()
  expect(screen.getByRole('alert').textContent).toBe('Falta llenar esto.')
  expect(call).not.toHaveBeenCalled()
})

test('a refusal that speaks of a field stands at it until it is mended; what the server found too', async () => {
  call
    .mockRejectedValueOnce(refusal('boats.nameTaken', 409))
    .mockRejectedValueOnce(refusal('kernel.invalid', 422, [{ path: 'seats', code: 'too_big' }]))
  show()
  await write('Nombre', 'Yola')
  await save()
  await waitFor(() => expect(box('Nombre').getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(box('Nombre'))
  await write('Nombre', 'Yolanda')
  expect(saidAt('Nombre')).toBeUndefined()
  await save()
  await waitFor(() => expect(saidAt('Asientos')).toBe('Revisa lo que escribiste aquí.'))
  expect(document.activeElement).toBe(box('Asientos'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another refusal stands in the form, and in a toast where one is asked for', async () => {
  call.mockRejectedValue(refusal('kernel.notAllowed', 403))
  show({ failed: 'Error' })
  await write('Nombre', 'Yola')
  await save()
  const words = 'Tu cuenta no puede hacer esto.'
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words))
  expect(screen.getByRole('listitem').textContent).toBe(`Error${words}`)
  expect(done).not.toHaveBeenCalled()
})

test('what nobody answered goes under its key again; what is changed under another', async () => {
  call.mockRejectedValue(refusal('client.unreachable', 0))
  show()
  const keys = () => [...new Set(call.mock.calls.map(([, args]) => args.idempotencyKey))]
  await write('Nombre', 'Yola')
  await save()
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull())
  await save()
  await waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(4))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull())
  expect(keys()).toHaveLength(1)
  await write('Nombre', 'Otra yola')
  await save()
  await waitFor(() => expect(keys()).toHaveLength(2))
})
