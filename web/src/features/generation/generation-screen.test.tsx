// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { askText, listTexts } from '#shared/generation/routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { Component } from './generation-screen.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { roles: ['student'] } }),
}))
vi.mock('#web/lib/use-voice.ts', async real => ({ ...(await real()), useVoice: () => undefined }))

const asked = vi.fn()
let left = 2

const show = (address: string) => {
  call.mockImplementation(async (route, args) => {
    if (route === askText) return asked(args)
    return route === listTexts ? { texts: [], left } : { sounds: [] }
  })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Toasts label="Mensajes" closeLabel="Cerrar">
          <Routes>
            <Route path="/ai-reading/:levelId" element={<Component />} />
          </Routes>
        </Toasts>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const timesListed = () => call.mock.calls.filter(([route]) => route === listTexts).length

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['generation', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  left = 2
})

test('a picture that is picked asks for a text; then the list is asked for again', async () => {
  show('/ai-reading/spanish-1')
  asked.mockResolvedValueOnce({})
  fireEvent.click(await screen.findByRole('button', { name: 'El mar' }))
  await waitFor(() => expect(timesListed()).toBe(2))
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    body: { language: 'es-PR', grade: '1', theme: 'sea', sounds: [] },
  })
})

test('what was refused is said where it was asked, and what is left by now is asked for', async () => {
  show('/ai-reading/spanish-1')
  asked.mockRejectedValueOnce(new Refusal({ code: 'generation.schoolEnoughToday', status: 409 }))
  fireEvent.click(await screen.findByRole('button', { name: 'El mar' }))
  expect(await screen.findByText(/^Hoy la escuela ya pidió/)).toBeTruthy()
  expect(timesListed()).toBe(2)
})

test('whoever has had enough today is told so, kindly; nothing can be picked', async () => {
  left = 0
  show('/ai-reading/spanish-1')
  expect(await screen.findByText(/^¡Ya tienes tus cuentos de hoy!/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'El mar' })).toBeNull()
})

test('a level that is none leads back to the texts', () => {
  show('/ai-reading/nowhere')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontré este nivel.')
  expect(screen.getByRole('link', { name: 'Ir al librero' }).getAttribute('href')).toBe('/reading-spanish')
})
