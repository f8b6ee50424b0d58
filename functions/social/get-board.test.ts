import { afterAll, expect, test, vi } from 'vitest'
import { packed } from '#functions/platform/store/packed.ts'
import { placeMark, playNameOf } from './rules/names.ts'
import { groupBoard } from './rules/self.ts'

vi.stubEnv('AWS_REGION', 'us-east-1')
vi.stubEnv('TABLE', 'social')
vi.stubEnv('STANDING_TABLE', 'standing')
afterAll(() => vi.unstubAllEnvs())
const [{ database }, { handler }, { Board }] = await Promise.all([
  import('#functions/platform/store/database.ts'),
  import('./get-board.ts'),
  import('#shared/social/schema.ts'),
])

const board = groupBoard('g3')
const self = { personId: 'child-0', schoolId: 's', region: 'Humacao', groupIds: ['g3'], grade: '3' }
const entry = (_: unknown, n: number) => ({
  mark: placeMark(board, `child-${n}`),
  points: 10 * n,
  work: n,
  face: { playName: playNameOf(`child-${n}`), appearance: { animal: 'coqui' } },
})

test.each([30, 2000])('a board of %d children is two reads: oneself, and its one row', async children => {
  const rows = packed(Array.from({ length: children }, entry))
  let reads = 0
  vi.spyOn(database, 'ask').mockImplementation((async (action: string, { Key }: { Key: { sk: string } }) => {
    expect(action).toBe('GetItem')
    reads++
    return { Item: Key.sk === 'SELF' ? self : { packed: rows, version: 1 } }
  }) as never)
  const reply = Board.parse(
    await handler.run({
      actor: { personId: 'child-0', roles: ['student'], kind: 'own' } as never,
      standing: undefined,
      path: {},
      query: { of: 'group' },
      body: undefined,
      at: '2026-11-20T13:00:00.000Z',
      idempotencyKey: undefined,
      refuse: (code: string) => {
        throw new Error(code)
      },
    } as never),
  )
  expect(reads).toBe(2)
  expect(reply.children).toBe(children)
  // The last, with the three before.
  expect(reply.places).toHaveLength(4)
  expect(reply.places.at(-1)).toMatchObject({ isOwn: true, place: children })
})
