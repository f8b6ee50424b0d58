/** What asking the database costs a function, beside the SDK's document client on the same server. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

/** As few as an environment of the embedded cloud answers in its life, and as many as a warm one. */
const CALLS = { 'the first 200': 200, 'the 5,000 after': 5_000 }
const ROUNDS = 5
const GOAL = 0.6

const row = { pk: { S: 'PERSON#a' }, sk: { S: 'BALANCE' }, balance: { N: '5' }, version: { N: '7' } }
const list = Array.from({ length: 10 }, (_, n) => ({ M: { id: { S: `line-${n}` }, coins: { N: '3' } } }))
const item = { ...row, at: { S: '2026-11-29T12:00:00.000Z' }, lines: { L: list } }

/** Answers every request with one row, on a thread of its own. */
const server = `
  const { createServer } = require('node:http')
  const { parentPort, workerData } = require('node:worker_threads')
  createServer((request, response) => request.resume().on('end', () => response.end(workerData)))
    .listen(0, function () { parentPort.postMessage(this.address().port) })`

/** CPU microseconds a call on a new thread, by how many went before. */
const caller = `
  const { parentPort, workerData: { file, calls } } = require('node:worker_threads')
  import(file).then(async ({ database }) => {
    const asked = { TableName: 'coins', Key: { pk: 'PERSON#a', sk: 'BALANCE' }, ConsistentRead: true }
    const times = []
    for (const count of calls) {
      const before = process.threadCpuUsage()
      for (let n = 0; n < count; n++) await database.ask('GetItem', asked)
      const { user, system } = process.threadCpuUsage(before)
      times.push((user + system) / count)
    }
    parentPort.postMessage(times)
  })`

export async function store(): Promise<BenchRow[]> {
  const serving = new Worker(server, { eval: true, workerData: JSON.stringify({ Item: item }) })
  const [port] = await once(serving, 'message')
  const env = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_SESSION_TOKEN: 'a'.repeat(300),
    AWS_ENDPOINT_URL: `http://localhost:${port}`,
  }
  const timesOf = async (file: URL): Promise<readonly number[]> => {
    const workerData = { file: file.href, calls: Object.values(CALLS) }
    const [times] = await once(new Worker(caller, { eval: true, workerData, env }), 'message')
    return times
  }
  try {
    const rounds = { ours: [] as (readonly number[])[], naive: [] as (readonly number[])[] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.ours.push(await timesOf(new URL('../../functions/platform/store/database.ts', import.meta.url)))
      rounds.naive.push(await timesOf(new URL('./naive-database.ts', import.meta.url)))
    }
    return Object.keys(CALLS).map((which, n) => {
      const of = (times: readonly (readonly number[])[]) => median(times.map(all => all[n] ?? 0))
      const [value, reference] = [of(rounds.ours), of(rounds.naive)]
      const ratio = value / reference
      const name = `store: reading a row, ${which} of a thread, beside the SDK`
      return { name, value, unit: 'µs CPU a call', reference, ratio, goal: GOAL, met: ratio <= GOAL }
    })
  } finally {
    await serving.terminate()
  }
}
