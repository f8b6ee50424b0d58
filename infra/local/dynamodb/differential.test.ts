/**
 * The same random operations against DynamoDB Local, whose folder or jar `DYNAMODB_LOCAL` names, must give the same
 * answers. `OPERATIONS` and `SEED` choose others.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { serveDatabase } from './http.ts'
import { type Operation, operation } from './random/operations.ts'
import { TABLE } from './random/table.ts'

const local = process.env.DYNAMODB_LOCAL
const count = Number(process.env.OPERATIONS ?? 5000)
const seed = Number(process.env.SEED ?? 2026)

test.skipIf(!local)(
  local ? `${count} random operations answer as DynamoDB Local does` : 'not run: DYNAMODB_LOCAL names no jar',
  { timeout: 600_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'differential-'))
    const database = await openDatabase({ path: folder, sync: false })
    const front = await serveDatabase(database, 0)
    const reference = await startLocal(local ?? '')
    try {
      await database.deployTable(TABLE)
      await call(reference.url, { action: 'CreateTable', input: TABLE })
      const differences: unknown[] = []
      for (const one of fc.sample(operation, { numRuns: count, seed })) {
        const ours = shown(one, await answerOf(front.url, one))
        const theirs = shown(one, await answerOf(reference.url, one))
        if (JSON.stringify(ours) !== JSON.stringify(theirs) && !documented(ours, theirs))
          differences.push({ one, ours, theirs })
        if (differences.length >= 10) break
      }
      expect(differences, JSON.stringify(differences, null, 1)).toEqual([])
    } finally {
      reference.process.kill()
      await front.close()
      await database.close()
      await rm(folder, { recursive: true })
    }
  },
)

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

async function call(url: string, { action, input }: Operation): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${action}`,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify(input),
  })
  return { status: response.status, body: Object(await response.json()) }
}

/** Follows the pages of a query or scan to their end and puts them together. */
async function answerOf(url: string, operation: Operation): Promise<Answer> {
  const answer = await call(url, operation)
  const pages = [answer]
  let last = answer
  while (last.body.LastEvaluatedKey && pages.length < 200) {
    last = await call(url, {
      ...operation,
      input: { ...operation.input, ExclusiveStartKey: last.body.LastEvaluatedKey },
    })
    pages.push(last)
  }
  if (pages.length === 1) return answer
  const sum = (member: string) => pages.reduce((total, { body }) => total + Number(body[member] ?? 0), 0)
  return {
    status: last.status,
    body: {
      Items: pages.flatMap(({ body }) => listOf(body.Items)),
      Count: sum('Count'),
      ScannedCount: sum('ScannedCount'),
    },
  }
}

/** What both must have in common: order only where it is promised, and of a refusal its codes. */
function shown({ action, input }: Operation, { status, body }: Answer): unknown {
  if (status !== 200) {
    const code = String(body.__type).replace(/.*#/, '')
    const reasons = listOf(body.CancellationReasons).map(Object)
    return { status, code, reasons: reasons.map(({ Code, Item }) => canonical({ Code, Item })) }
  }
  const { ConsumedCapacity: _unasked, ...rest } = body
  const index = String(input.IndexName ?? '')
  if (action === 'TransactGetItems' || (action === 'Query' && !index)) return canonical(rest)
  const answer = canonical(rest, ['Items', TABLE.TableName])
  const range = action === 'Query' && /(score|text)$/.exec(index)?.[0]
  return range ? { answer, order: listOf(body.Items).map(item => Object(item)[range]) } : answer
}

/**
 * Where DynamoDB Local is known to differ from what DynamoDB documents: an update that the item does not allow cancels
 * a transaction with the reason `ValidationError`; Local refuses the whole request.
 */
function documented(ours: unknown, theirs: unknown): boolean {
  const { code, reasons } = Object(ours)
  return (
    code === 'TransactionCanceledException' &&
    Object(theirs).code === 'ValidationException' &&
    listOf(reasons).some(reason => Object(reason).Code === 'ValidationError')
  )
}

/** Members by name, sets (and the lists named) sorted, whole numbers of pages left out. */
function canonical(value: unknown, unordered: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map(member => canonical(member, unordered))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => {
    const plain = canonical(member, unordered)
    const trimmed =
      name === 'N' ? number(plain) : name === 'NS' && Array.isArray(plain) ? plain.map(number) : plain
    const sorted = Array.isArray(trimmed) && ['SS', 'NS', 'BS', ...unordered].includes(name)
    return [name, sorted ? trimmed.map(one => JSON.stringify(one)).sort() : trimmed] as const
  })
  return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** DynamoDB Local leaves zeros behind the point; DynamoDB and the engine do not. */
const number = (text: unknown) =>
  String(text)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

async function startLocal(path: string): Promise<{ url: string; process: ChildProcess }> {
  const folder = (await stat(path)).isDirectory() ? path : dirname(path)
  const port = await freePort()
  const child = spawn(
    'java',
    [
      '-Djava.library.path=./DynamoDBLocal_lib',
      '-jar',
      'DynamoDBLocal.jar',
      '-inMemory',
      '-port',
      String(port),
    ],
    { cwd: folder, stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; ; attempt++) {
    const answer = await call(url, { action: 'ListTables', input: {} }).catch(error => {
      if (attempt > 150) throw error
    })
    if (answer) return { url, process: child }
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
