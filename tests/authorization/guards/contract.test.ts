/** No route without a rule, no rule that says nothing, and behind each route its own handler. */
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { HttpHandler } from '#functions/platform/http/handler.ts'
import { handlerFile } from '#infra/build/handler-file.ts'
import { wirings } from '#infra/wirings.ts'
import { routes } from '#shared/contract.ts'
import { type RouteSpec, route } from '#shared/kernel/route.ts'

vi.stubEnv('AWS_REGION', 'us-east-1')
const declared: readonly RouteSpec[] = routes
const rest = { name: 'probe/probe', about: 'Probes.', reply: z.object({}), errors: [] } as const

test('a route without a rule, or whose rule names nothing of its path, does not compile', () => {
  // @ts-expect-error: it does not say who may call it
  route({ ...rest, on: 'GET /probe' })
  // @ts-expect-error: its rule does not say of what
  route({ ...rest, on: 'GET /probe', may: { roles: ['admin'] } })
  // @ts-expect-error: there is no such role
  route({ ...rest, on: 'GET /probe', may: { roles: ['queen'], scope: 'self' } })
  // @ts-expect-error: its path has no such part
  route({ ...rest, on: 'GET /probe/{id}', may: { roles: ['admin'], scope: 'student', of: 'studentId' } })
  expect(declared.every(({ may }) => may.roles.length > 0)).toBe(true)
})

test('a rule that reaches beyond oneself names what it reaches, and by which roles', () => {
  for (const { name, on, may } of declared) {
    const { roles, scope, of } = may
    // The way in asks nothing more of whoever `anyone` is.
    expect(roles === 'anyone', name).toBe(scope === 'public')
    const namesNothing = scope === 'public' || scope === 'self' || scope === 'island'
    expect(of === undefined, name).toBe(namesNothing)
    if (of) expect(on, name).toContain(`{${of}}`)
  }
})

test('these routes, and no others, are open to whoever comes', () => {
  const open = declared.filter(({ may }) => may.scope === 'public').map(({ on }) => on)
  expect(open.toSorted()).toEqual([
    'GET /class-codes/{classCode}',
    'GET /schools',
    'GET /week-letters/{token}',
    'POST /address-claims',
    'POST /address-proofs',
    'POST /class-codes/{classCode}/seats',
    'POST /week-letters/{token}',
  ])
})

test('every route has one address, and is served by the function of its noun', async () => {
  expect(new Set(declared.map(({ on }) => on)).size).toBe(declared.length)
  const served = (await wirings()).flatMap(({ noun, functions }) =>
    Object.values(functions).flatMap(spec =>
      'serves' in spec ? spec.serves.map(({ name }) => `${noun}: ${name}`) : [],
    ),
  )
  expect(served.toSorted()).toEqual(declared.map(({ name }) => `${name.split('/')[0]}: ${name}`).toSorted())
})

test.each(declared.map(one => [one.name, one] as const))(
  '%s is what its file handles',
  async (name, spec) => {
    const { handler } = (await import(handlerFile(name))) as { readonly handler: HttpHandler }
    expect(handler.route).toBe(spec)
  },
)
