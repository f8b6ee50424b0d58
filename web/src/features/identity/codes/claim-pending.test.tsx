// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { ClaimPending } from './claim-pending.tsx'

const readSession = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/session.ts', () => ({ readSession, bearer: async () => 'token' }))
vi.mock('#web/lib/runtime-config.ts', () => ({
  runtimeConfig: async () => ({ apiUrl: 'https://coqui.test' }),
}))

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const show = () =>
  render(
    <StrictMode>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <QueryClientProvider client={newQueryClient()}>
          <ClaimPending />
        </QueryClientProvider>
      </Toasts>
    </StrictMode>,
  )
const said = (text: string) => screen.findByText(text, { selector: 'div' }, { timeout: 20_000 })

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['identity', 'errors'])
})
beforeEach(() => {
  localStorage.clear()
  fetched.mockReset()
  readSession.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a family’s kept code is claimed once, forgotten, and the roles are read anew', async () => {
  localStorage.setItem('pending_family_code', 'ABCDE-FGHJK')
  fetched.mockResolvedValue(Response.json({ role: 'family', childName: 'Amaya' }))
  show()
  await said('Código familiar activado')
  await said('Su cuenta ha sido vinculada al estudiante correctamente')
  expect(fetched).toHaveBeenCalledOnce()
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe('https://coqui.test/children')
  expect(init?.body).toBe(JSON.stringify({ code: 'ABCDEFGHJK' }))
  expect(localStorage.getItem('pending_family_code')).toBeNull()
  expect(readSession).toHaveBeenCalledWith({ fresh: true })
})

test('a further code is used the same way', async () => {
  localStorage.setItem('pending_access_code', 'ABCDE-FGHJK')
  fetched.mockResolvedValue(Response.json({ role: 'teacher', schoolName: 'Playa Azul' }))
  show()
  await said('Tu cuenta ahora es también de maestro(a).')
  expect(fetched.mock.calls[0]?.[0]).toBe('https://coqui.test/codes/use')
})

test('a code that is not one is told, and not tried again', async () => {
  localStorage.setItem('pending_family_code', 'ABCDE-FGHJK')
  fetched.mockResolvedValue(Response.json({ error: 'identity.codeInvalid', requestId: 'r' }, { status: 422 }))
  show()
  await said('Código familiar inválido')
  expect(localStorage.getItem('pending_family_code')).toBeNull()
  expect(readSession).not.toHaveBeenCalled()
})

test('with nothing kept, nothing is asked', () => {
  show()
  expect(fetched).not.toHaveBeenCalled()
})
