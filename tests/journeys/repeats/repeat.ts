import { v7 } from 'uuid'
import { expect } from 'vitest'
import { routes } from '#shared/contract.ts'
import { nounOf } from '#shared/kernel/event.ts'
import { type RouteSpec, takesKey } from '#shared/kernel/route.ts'
import type { Arranged } from './stage.ts'

type Arrange = () => Promise<Arranged<RouteSpec>>

/** How commands are arranged, by name: every file beside this one arranges those of its nouns. */
const files = import.meta.glob<Readonly<Record<string, Arrange>>>(['./*.ts', '!./{repeat,stage}.ts'], {
  eager: true,
  import: 'commands',
})
const arranging: Readonly<Record<string, Arrange>> = Object.assign({}, ...Object.values(files))

/** Sends a command twice, and holds it to what its route says of a repeat. */
export async function repeat(name: string): Promise<void> {
  const route: RouteSpec = routes.find(one => one.name === name) ?? expect.unreachable()
  const arrange =
    arranging[name] ??
    expect.unreachable(
      `nobody arranges ${name}: say in tests/journeys/repeats/${nounOf(name)}.ts how it is sent`,
    )
  const { who, sent, state, same = answer => answer, off, isEnd = false } = await arrange()
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
  const [first, atOnce] = await Promise.all([send(key), isEnd ? send(key) : undefined])
  const before = await state()
  const second = atOnce ?? (await send(key))
  if (route.repeats === 'anew') expect(second).not.toEqual(first)
  else expect(same(second)).toEqual(same(first))
  expect(await state()).toEqual(before)
  if (!takesKey(route)) return

  // What was seen can tell: with another key, which is another intention, something is otherwise.
  const third = await who.tryTo(route, { ...sent, idempotencyKey: v7() })
  expect([third.body, await state()]).not.toEqual([second, before])
}
