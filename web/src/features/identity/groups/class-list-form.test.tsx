// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Group } from '#shared/identity/group.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { keyOf, newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { ClassListForm } from './class-list-form.tsx'

vi.mock('#web/lib/client.ts', () => ({ call: vi.fn() }))

const group: Group = {
  groupId: 'g',
  schoolId: 's',
  name: 'Kínder A',
  grade: 'K',
  schoolYear: 2026,
  teacherIds: ['ana'],
  students: 0,
  active: true,
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('identity')
})
afterEach(cleanup)

test('a text or a file without names says so where it was given, until there are some', async () => {
  const client = newQueryClient()
  client.setQueryData(keyOf(getRoster, { path: { groupId: 'g' } }), { group, students: [], expected: [] })
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={client}>
        <ClassListForm group={group} onAdded={() => undefined} />
      </QueryClientProvider>
    </Toasts>,
  )
  const names = () => screen.getByLabelText<HTMLTextAreaElement>('Nombres de la clase')
  const said = () => document.getElementById(names().getAttribute('aria-describedby') ?? '')?.textContent
  expect(said()).toContain('Un nombre por línea')
  fireEvent.click(screen.getByRole('button', { name: 'Ver la lista' }))
  expect(said()).toContain('Ahí no hay nombres.')
  expect(names().getAttribute('aria-invalid')).toBe('true')

  fireEvent.change(screen.getByLabelText('Escoger un archivo'), {
    target: { files: [new File([' \n'], 'clase.csv')] },
  })
  await vi.waitFor(() => expect(said()).toContain('Ahí no hay nombres.'))
  fireEvent.change(names(), { target: { value: 'Ana Rivera' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ver la lista' }))
  expect(await screen.findByLabelText('Nombre 1')).toBeTruthy()
})
