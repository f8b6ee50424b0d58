/**
 * The embedded database beside the raw engine (dynalite with its own server and storage), each in a process of its own,
 * over HTTP with the same client; and whether a long stream slows its table down.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import { Journal } from '#infra/local/dynamodb/journal.ts'
import { get, put, TABLE } from './database-table.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const CLIENTS = 128
const OPERATIONS = 1000
const ROUNDS = 15
const KINDS = ['dynalite', 'ours', 'ours-unsynced'] as const
type Kind = (typeof KINDS)[number]

export async function database(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    return [...(await throughput(folder)), ...(await streamLatency(folder))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Rates {
  readonly puts: number[]
  readonly gets: number[]
  /** Microseconds of the server's CPU a get, which do not depend on what else the machine does. */
  readonly cpu: number[]
  /** Milliseconds of a put when there is nobody else. */
  readonly alone: number[]
}

/** Short rounds alternate between the three, so that what else the machine does strikes all. */
async function throughput(folder: string): Promise<BenchRow[]> {
  const servers = await Promise.all(KINDS.map(kind => serve(kind, join(folder, kind))))
  const rates: Record<Kind, Rates> = {
    dynalite: { puts: [], gets: [], cpu: [], alone: [] },
    ours: { puts: [], gets: [], cpu: [], alone: [] },
    'ours-unsynced': { puts: [], gets: [], cpu: [], alone: [] },
  }
  const floor: number[] = []
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const first = round * 2 * OPERATIONS
      const warmingUp = round === 0
      for (const { kind, url, cpu } of rotated(servers, round)) {
        const puts = await rate(number => call(url, 'PutItem', put(first + number)))
        const before = await cpu()
        const gets = await rate(number => call(url, 'GetItem', get(first + number)))
        const spent = (await cpu()) - before
        const alone = await latency(number => call(url, 'PutItem', put(first + OPERATIONS + number)))
        if (warmingUp) continue
        rates[kind].puts.push(puts)
        rates[kind].gets.push(gets)
        rates[kind].cpu.push(spent / OPERATIONS)
        rates[kind].alone.push(alone)
      }
      if (!warmingUp) floor.push(await bareRate(join(folder, `floor-${round}`)))
    }
  } finally {
    for (const { stop } of servers) await stop()
  }
  const { dynalite, ours, 'ours-unsynced': unsynced } = rates
  return [
    atLeast('database: synced puts, beside raw dynalite (unsynced)', ours.puts, dynalite.puts, 0.7),
    atLeast('database: gets, beside raw dynalite', ours.gets, dynalite.gets, 0.7),
    informing('database: server CPU of a get, beside raw dynalite', 'µs', ours.cpu, dynalite.cpu),
    atLeast('database: unsynced puts, beside raw dynalite', unsynced.puts, dynalite.puts),
    atLeast('database: synced puts, beside unsynced', ours.puts, unsynced.puts),
    atLeast('database: synced puts, beside bare LevelDB in one process', ours.puts, floor),
    informing(
      'database: a synced put alone, beside raw dynalite (unsynced)',
      'ms',
      ours.alone,
      dynalite.alone,
    ),
    informing('database: a synced put alone, beside unsynced', 'ms', ours.alone, unsynced.alone),
  ]
}

function atLeast(
  name: string,
  values: readonly number[],
  references: readonly number[],
  goal: number | null = null,
): BenchRow {
  return row(name, values, references, '1/s', goal, ratio => (goal === null ? null : ratio >= goal))
}

function informing(
  name: string,
  unit: string,
  values: readonly number[],
  references: readonly number[],
): BenchRow {
  return row(name, values, references, unit, null, () => null)
}

/** The ratio is the median of those of each round, whose measurements lie close together in time. */
function row(
  name: string,
  values: readonly number[],
  references: readonly number[],
  unit: string,
  goal: number | null,
  isMet: (ratio: number) => boolean | null,
): BenchRow {
  const rounded = (number: number) => Number(number.toPrecision(4))
  const ratio = rounded(median(values.map((value, round) => value / (references[round] ?? Number.NaN))))
  return {
    name,
    value: rounded(median(values)),
    unit,
    reference: rounded(median(references)),
    ratio,
    goal,
    met: isMet(ratio),
  }
}

/** So that none is always the one that comes after another. */
function rotated<Member>(members: readonly Member[], by: number): Member[] {
  return members.map((_, at) => members[(at + by) % members.length]).filter(member => member !== undefined)
}

/** Operations a second, with so many clients at work. */
async function rate(operate: (number: number) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  let next = 0
  const client = async () => {
    while (next < OPERATIONS) await operate(next++)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return (OPERATIONS * 1000) / (performance.now() - start)
}

/** The median milliseconds of a hundred in a row. */
async function latency(operate: (number: number) => Promise<unknown>): Promise<number> {
  const all: number[] = []
  while (all.length < 100) all.push(await timed(() => operate(all.length)))
  return median(all)
}

/** The least that a put can cost: an item and a record, those that wait sharing a sync; no HTTP, no engine. */
async function bareRate(folder: string): Promise<number> {
  const journal = await Journal.open(folder, { sync: true })
  const bare = await rate(number => {
    const value = JSON.stringify(put(number).Item)
    return journal.write(
      new Map([
        [`item ${number}`, value],
        [`record ${number}`, value],
      ]),
    )
  })
  await journal.close()
  return bare
}

interface Server {
  readonly kind: Kind
  readonly url: string
  /** The microseconds of CPU that it has used. */
  cpu(): Promise<number>
  stop(): Promise<unknown>
}

async function serve(kind: Kind, folder: string): Promise<Server> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'database-server.ts'), kind, folder], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [url]: string[] = await once(createInterface({ input: Readable.from(server.stdout ?? []) }), 'line')
  if (!url) throw new Error(`${kind} did not start`)
  if (kind === 'dynalite') await createTable(url)
  return {
    kind,
    url,
    cpu: async () => {
      server.send('cpu')
      const [used]: NodeJS.CpuUsage[] = await once(server, 'message')
      return used ? used.user + used.system : 0
    },
    stop: () => {
      server.kill()
      return once(server, 'exit')
    },
  }
}

async function createTable(url: string): Promise<void> {
  const { TimeToLiveSpecification: _ttl, StreamSpecification: _stream, ...known } = TABLE
  await call(url, 'CreateTable', known)
  while (!(await call(url, 'DescribeTable', { TableName: TABLE.TableName })).includes('ACTIVE'));
}

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })

function call(url: string, action: string, input: object): Promise<string> {
  const body = JSON.stringify(input)
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'content-length': Buffer.byteLength(body),
      'x-amz-target': `DynamoDB_20120810.${action}`,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=a/b/c/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    }
    request(url, { method: 'POST', agent, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${action}: ${text}`))
      })
    })
      .on('error', reject)
      .end(body)
  })
}

/** One put after the other, synced, with a thousand records in the stream and with a hundred thousand. */
async function streamLatency(folder: string): Promise<BenchRow[]> {
  const [short, long] = await Promise.all(
    [1000, 100_000].map(async records => {
      const database = await openDatabase({ path: join(folder, `stream-${records}`) })
      await database.deployTable(TABLE)
      for (let first = 0; first < records; first += 1000) {
        const puts = Array.from({ length: 1000 }, (_, at) => database.handle('PutItem', put(first + at)))
        await Promise.all(puts)
      }
      return { database, next: records }
    }),
  )
  if (!short || !long) return []
  const latencies = { short: [] as number[], long: [] as number[] }
  for (let turn = 0; turn < 600; turn++) {
    latencies.short.push(await timed(() => short.database.handle('PutItem', put(short.next + turn))))
    latencies.long.push(await timed(() => long.database.handle('PutItem', put(long.next + turn))))
  }
  await short.database.close()
  await long.database.close()
  const name = 'database: a put with 100,000 stream records, beside one with 1,000'
  return [row(name, latencies.long, latencies.short, 'ms', 1.2, ratio => ratio <= 1.2)]
}

async function timed(operate: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await operate()
  return performance.now() - start
}
