import { v7 } from 'uuid'
import { expect } from 'vitest'
import { routes } from '#shared/contract.ts'
import { type RouteSpec, takesKey } from '#shared/kernel/route.ts'
import { departmentCommands } from './department.ts'
import { identityCommands } from './identity.ts'
import { learningCommands } from './learning.ts'
import type { Arranged, CommandName } from './stage.ts'

const arranging: Readonly<Record<CommandName, () => Promise<unknown>>> = {
  ...identityCommands,
  ...learningCommands,
  ...departmentCommands,
}

/** Sends a command twice, and holds it to what its route says of a repeat. */
export async function repeat(name: CommandName): Promise<void> {
  const route: RouteSpec = routes.find(one => one.name === name) ?? expect.unreachable()
  const { who, sent, state, same = answer => answer, off } = (await arranging[name]()) as Arranged<RouteSpec>
  if (off) {
    for (const _ of ['first', 'second'])
      expect(await who.tryTo(route, sent)).toMatchObject({ body: { error: off } })
    return
  }
  if (takesKey(route)) {
    // First, while all that it speaks of is there: some commands end it.
    const { idempotencyKey: _, ...keyless } = sent
    expect(await who.tryTo(route, { ...keyless, idempotencyKey: '' })).toMatchObject({
      status: 400,
      body: { error: 'kernel.missingIdempotencyKey' },
    })
  }
  const send = (key: object) => who.ask(route, { ...sent, ...key })
  const key = takesKey(route) ? { idempotencyKey: v7() } : {}
  const first = await send(key)
  const before = await state()
  const second = await send(key)
  if (route.repeats === 'anew') expect(second).not.toEqual(first)
  else expect(same(second)).toEqual(same(first))
  expect(await state()).toEqual(before)
  if (!takesKey(route)) return

  // What was seen can tell: with another key, which is another intention, something is otherwise.
  const third = await who.tryTo(route, { ...sent, idempotencyKey: v7() })
  expect([third.body, await state()]).not.toEqual([second, before])
}
