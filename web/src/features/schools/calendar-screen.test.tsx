// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { declareDay, setSchoolHours } from '#shared/schools/routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { DeclareDayForm } from './declare-day-form.tsx'
import { SchoolHoursForm } from './school-hours-form.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#web/lib/client.ts', () => ({ call }))

function show(keeps = true) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <DeclareDayForm />
        <SchoolHoursForm hours={{ from: '08:00', until: '15:00' }} keeps={keeps} />
      </Toasts>
    </QueryClientProvider>,
  )
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** What stands under a field. */
const saidAt = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => undefined)
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['errors', 'schools'])
})
afterEach(() => {
  cleanup()
  call.mockReset()
})

test('a day is declared with its reason, and the field waits for the next', async () => {
  call.mockResolvedValue({ day: '2026-11-28', reason: 'hurricane' })
  show()
  write('Día', '2026-11-28')
  write('Motivo', 'hurricane')
  expect(screen.getByText(/pasan por encima de sábado, 28 de noviembre.*fin de semana/)).toBeTruthy()
  await press('Declarar')
  const args = { path: { day: '2026-11-28' }, body: { reason: 'hurricane' } }
  expect(call).toHaveBeenCalledExactlyOnceWith(declareDay, expect.objectContaining(args))
  expect(await screen.findByText('Día declarado')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Día').value).toBe('')
})

test('without a day nothing is declared, and the field is what one is led to', async () => {
  show()
  await press('Declarar')
  expect(call).not.toHaveBeenCalled()
  expect(saidAt('Día')).toBe('Escoge el día')
  expect(document.activeElement).toBe(screen.getByLabelText('Día'))
})

test.each([
  ['08:00', false],
  ['08:01', true],
])('hours from 08:00 until %s are taken: %s', async (until, taken) => {
  call.mockResolvedValue({ from: '08:00', until })
  show()
  write('Hasta', until)
  await press('Guardar horario')
  expect(saidAt('Hasta')).toBe(taken ? undefined : 'Escoge una hora después de la de «Desde»')
  if (!taken) return expect(call).not.toHaveBeenCalled()
  const args = { body: { from: '08:00', until } }
  expect(call).toHaveBeenCalledExactlyOnceWith(setSchoolHours, expect.objectContaining(args))
})

test('who does not keep the hours reads them', () => {
  show(false)
  expect(screen.getByLabelText<HTMLInputElement>('Hasta').disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Guardar horario' })).toBeNull()
})
