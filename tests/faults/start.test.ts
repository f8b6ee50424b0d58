import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshAll } from '#infra/build/refresh.ts'
import { openCloud } from '#infra/local/cloud.ts'

const LAUNCHER = join(import.meta.dirname, '../../infra/run.mjs')
const folder = mkdtempSync(join(tmpdir(), 'coqui-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs `npm start`'s command until it ends by itself, or says that it is ready, or is `enough`: then it is interrupted. */
function start(
  env: Record<string, string>,
  args: readonly string[] = [],
  flags: readonly string[] = [],
  enough: () => boolean = () => false,
): Promise<Ended> {
  const child = spawn(process.execPath, [...flags, LAUNCHER, 'infra/local/start.ts', ...args], {
    env: { ...process.env, ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', chunk => {
    said.out += chunk
    if (said.out.includes('ready: ')) child.kill('SIGINT')
  })
  child.stderr.on('data', chunk => {
    said.err += chunk
  })
  const looking = setInterval(() => enough() && child.kill('SIGINT'), 100)
  return new Promise(resolve =>
    child.once('exit', code => {
      clearInterval(looking)
      resolve({ code, ...said })
    }),
  )
}

/** The first of three free ports. */
async function freePort(): Promise<number> {
  const base = 20_000 + Math.floor(Math.random() * 40_000)
  const free = (port: number) =>
    new Promise<boolean>(resolve => {
      const server = createServer().once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    })
  const all = await Promise.all([0, 1, 2].map(step => free(base + step)))
  return all.every(Boolean) ? base : freePort()
}

/** One line, which says what to do, and a code that says that it failed. */
function expectOneLine({ code, out, err }: Ended, line: RegExp) {
  expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 1, out: '', lines: 1 })
  expect(err).toMatch(line)
}

describe('a start that cannot be', () => {
  test('on a taken port', async () => {
    const port = await freePort()
    const data = join(folder, 'taken')
    for (const step of [0, 1, 2]) {
      const server = createServer()
      await new Promise<void>(resolve => server.listen(port + step, '127.0.0.1', resolve))
      expectOneLine(await start({ PORT: String(port), COQUI_DATA: data }), /taken.*PORT=4000 npm start/)
      expect(existsSync(data)).toBe(false)
      await new Promise(resolve => server.close(resolve))
    }
  })

  test.each(['0', '65534', 'x', '3000.5'])('on PORT=%s', async PORT => {
    expectOneLine(await start({ PORT, COQUI_DATA: join(folder, 'number') }), /PORT is .* from 1 to 65533/)
    expect(existsSync(join(folder, 'number'))).toBe(false)
  })

  test('with an option that it does not know', async () => {
    const env = { PORT: String(await freePort()), COQUI_DATA: join(folder, 'option') }
    expectOneLine(await start(env, ['--frehs']), /--fresh, --verbose and --seed-year/)
  })

  test('on a folder that cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '')
    const env = { PORT: String(await freePort()), COQUI_DATA: join(folder, 'file/below') }
    expectOneLine(await start(env), /cannot be written.*COQUI_DATA=/)
  })

  test('on a folder that a newer version wrote, which stays as it is', async () => {
    const data = join(folder, 'newer')
    mkdirSync(data)
    const db = new DatabaseSync(join(data, 'cloud.db'))
    db.exec('PRAGMA user_version = 99; CREATE TABLE kept (x)')
    db.close()
    expectOneLine(
      await start({ PORT: String(await freePort()), COQUI_DATA: data }),
      /newer Coquí Lee.*update/,
    )
    expect(readdirSync(data)).toEqual(['cloud.db'])
  })

  test('on a folder in use', async () => {
    const data = join(folder, 'used')
    const cloud = await openCloud({ folder: data, port: 0 })
    expectOneLine(await start({ PORT: String(await freePort()), COQUI_DATA: data }), /runs already on/)
    await cloud.close()
  })

  // No file system is full on demand, but this one never has room.
  test.runIf(existsSync('/proc/self'))('on a full disk', async () => {
    expectOneLine(
      await start({ PORT: String(await freePort()), COQUI_DATA: '/proc/coqui' }),
      /no space left.*COQUI_DATA=/,
    )
  })

  test('on a Node that is too old', async () => {
    const old = join(folder, 'old-node.cjs')
    writeFileSync(old, "Object.defineProperty(process.versions, 'node', { value: '16.20.2' })")
    expectOneLine(
      await start({ COQUI_DATA: join(folder, 'old') }, [], ['--require', old]),
      /Node 16\.20\.2 is too old: install Node 24/,
    )
    expect(existsSync(join(folder, 'old'))).toBe(false)
  })
})

describe('a start', () => {
  beforeAll(async () => {
    await refreshAll()
  })

  test('says at last where it is, ends when it is interrupted, and starts again where it was; --fresh empties the folder', async () => {
    const port = await freePort()
    const env = { PORT: String(port), COQUI_DATA: join(folder, 'state') }
    const ready = new RegExp(`Coquí Lee ready: http://localhost:${port}\n$`)
    const first = await start(env)
    expect(first).toMatchObject({ code: 0, out: expect.stringMatching(ready), err: '' })
    const again = await start(env)
    // A class that has yet to live its weeks keeps nobody waiting, and goes with whoever stops.
    const alone = new RegExp(`^(The teacher’s class, .+\\n)?Coquí Lee ready: http://localhost:${port}\n$`)
    expect(again).toEqual({ code: 0, out: expect.stringMatching(alone), err: '' })
    const stray = join(folder, 'state/stray')
    writeFileSync(stray, '')
    await start(env, ['--fresh'], [], () => !existsSync(stray))
    expect(existsSync(stray)).toBe(false)
  })
})
