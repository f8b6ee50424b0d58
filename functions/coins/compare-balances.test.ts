import { afterAll, beforeEach, expect, test, vi } from 'vitest'

vi.stubEnv('AWS_REGION', 'us-east-1')
vi.stubEnv('TABLE', 'coins')
vi.stubEnv('COQUI_FUNCTION', 'coins-compare-balances')
afterAll(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
const [{ database }, { handler }] = await Promise.all([
  import('#functions/platform/store/database.ts'),
  import('./compare-balances.ts'),
])

interface Kept {
  readonly balance: number
  readonly lines: readonly number[]
}

let said: string[] = []
beforeEach(() => {
  said = []
  vi.spyOn(process.stdout, 'write').mockImplementation(line => said.push(String(line)) > 0)
})

type Asked = Readonly<
  Record<'Key' | 'ExpressionAttributeValues', Readonly<Record<string, unknown>> | undefined>
>

/** The job, where these people have these balances and lines. */
async function compare(people: Readonly<Record<string, Kept>>) {
  const of = (pk: unknown) => people[String(pk).replace('PERSON#', '')] ?? expect.unreachable()
  const ask = async (action: string, { Key, ExpressionAttributeValues = {} }: Asked) => {
    if (action === 'Scan')
      return { Items: Object.keys(people).map(personId => ({ pk: `PERSON#${personId}`, sk: 'BALANCE' })) }
    if (action === 'GetItem') return { Item: { balance: of(Key?.pk).balance, version: 1 } }
    if (action === 'Query') {
      const values = Object.values(ExpressionAttributeValues)
      const pk = values.find(value => String(value).startsWith('PERSON#'))
      return { Items: of(pk).lines.map(amount => ({ amount })) }
    }
    throw new Error('that is not asked here')
  }
  vi.spyOn(database, 'ask').mockImplementation(ask as never)
  await handler()
  return said.map(line => JSON.parse(line))
}

test('who has what their lines add up to is not told of', async () => {
  const lines = await compare({ ana: { balance: 7, lines: [5, 32, -30] }, leo: { balance: 0, lines: [] } })
  expect(lines.filter(({ level }) => level === 'ERROR' || level === 'error')).toEqual([])
  expect(lines).toContainEqual(expect.objectContaining({ people: 2, unbalanced: 0 }))
})

test('a coin too many or too few is reported, with whose it is', async () => {
  const lines = await compare({
    ana: { balance: 8, lines: [5, 32, -30] },
    leo: { balance: 6, lines: [5, 32, -30] },
    mia: { balance: 7, lines: [5, 32, -30] },
  })
  const reported = lines.filter(({ personId }) => personId)
  expect(reported.map(({ personId }) => personId)).toEqual(['ana', 'leo'])
  expect(lines).toContainEqual(expect.objectContaining({ people: 3, unbalanced: 2 }))
})
