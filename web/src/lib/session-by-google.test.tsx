// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSession, signOut, useSession } from './session.ts'

const leaveGoogle = vi.hoisted(() => vi.fn())
vi.mock('./google.ts', () => ({ leaveGoogle }))
const signedOutOfPool = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('./auth-library.ts', () => ({
  auth: async () => ({ signOut: signedOutOfPool }),
  hearAuth: () => undefined,
}))
vi.mock('./runtime-config.ts', () => ({ runtimeConfig: async () => ({ userPoolClientId: 'client' }) }))

const jwt = (payload: object) => `e30.${btoa(JSON.stringify(payload))}.`
const exp = Date.now() / 1000 + 60

beforeEach(async () => {
  const base = 'CognitoIdentityServiceProvider.client'
  localStorage.setItem(`${base}.LastAuthUser`, 'ana')
  localStorage.setItem(`${base}.ana.idToken`, jwt({ sub: 'ana', roles: 'student', exp }))
  localStorage.setItem(`${base}.ana.accessToken`, jwt({ exp }))
  localStorage.setItem('google_came', 'yes')
  await readSession()
})

test('whoever came by Google is offered no way in before the page is left', async () => {
  const gone = Promise.withResolvers<void>()
  leaveGoogle.mockReturnValue(gone.promise)
  const { result } = renderHook(useSession)
  expect(result.current.status).toBe('signedIn')
  const leaving = signOut()
  await vi.waitFor(() => expect(leaveGoogle).toHaveBeenCalled())
  expect(result.current.status).toBe('loading')
  gone.resolve()
  await act(() => leaving)
  expect(result.current.status).toBe('signedOut')
})

test('where Google cannot be left, they are signed out here', async () => {
  leaveGoogle.mockRejectedValue(new TypeError('Failed to fetch'))
  const { result } = renderHook(useSession)
  await act(() => expect(signOut()).rejects.toThrow())
  expect(result.current.status).toBe('signedOut')
})
