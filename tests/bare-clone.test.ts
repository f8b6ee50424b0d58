import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSteps, ROOT } from '#infra/build/build.ts'
import { refreshBuild } from '#infra/build/refresh.ts'
import { cloneTo } from './support/clone.ts'

// The scripts as somebody has them who has only cloned: no packages, and whatever Node the machine brings.

/** The folder of the machine's own Node; of the one that runs this where there is no other. */
const HOST =
  (process.env.PATH ?? '')
    .split(delimiter)
    .find(folder => !folder.includes('node_modules') && existsSync(join(folder, 'node'))) ??
  dirname(process.execPath)

const folder = mkdtempSync(join(tmpdir(), 'coqui-clone-'))
afterAll(() => rmSync(folder, { recursive: true }))
const clone = join(folder, 'clone')
const npm = join(folder, 'npm.mjs')
const packages = join(clone, 'node_modules')

beforeAll(async () => {
  await refreshBuild()
  cloneTo(clone)
  // Built already, so that no script needs to.
  mkdirSync(join(clone, 'build'))
  cpSync(join(ROOT, 'build/done.json'), join(clone, 'build/done.json'))
  for (const { output } of buildSteps) symlinkSync(join(ROOT, output), join(clone, output))
  // Has the packages at hand, and talks as npm does.
  writeFileSync(
    npm,
    `import { symlinkSync } from 'node:fs'
    console.log('added packages:', process.argv.slice(2).join(' '))
    symlinkSync(${JSON.stringify(join(ROOT, 'node_modules'))}, 'node_modules')`,
  )
})
beforeEach(() => rmSync(packages, { force: true }))

interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly err: string
}

interface Given {
  readonly input?: string
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Hears what it prints as it prints it. */
  readonly hears?: (kill: (signal: NodeJS.Signals) => void) => void
}

/** Runs a command as npm runs a script's. */
async function run(command: string, { input = '', env, hears }: Given = {}): Promise<Ended> {
  const child = spawn('sh', ['-c', command], {
    cwd: clone,
    env: {
      PATH: [join(packages, '.bin'), HOST, '/usr/bin', '/bin'].join(delimiter),
      HOME: folder,
      npm_execpath: npm,
      // What is compiled here is of no use to anybody later.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      ...env,
    },
  })
  child.stdin.on('error', () => {}).end(input)
  if (hears) child.stdout.once('data', () => hears(signal => child.kill(signal)))
  const ended = new Promise<Pick<Ended, 'code' | 'signal'>>((resolve, reject) =>
    child.once('error', reject).once('exit', (code, signal) => resolve({ code, signal })),
  )
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { ...(await ended), out, err }
}

const reading = {
  language: 'es-PR',
  expected: 'El sol.',
  heard: [{ word: 'el', start: 0, end: 0.3 }],
  seconds: 6,
}
/** An end that only a script that has started comes to, and soon. */
interface Start extends Given {
  readonly args?: string
  readonly code?: number
  readonly out?: RegExp
  readonly err?: RegExp
}
const unknown = (what: string): Start => ({
  args: 'nothing',
  code: 1,
  err: new RegExp(`no ${what} is named nothing`),
})
const starts: Readonly<Record<string, Start>> = {
  start: { args: '--frehs', code: 1, err: /--fresh, --verbose and --seed-year/ },
  state: { code: 1, err: /npm run state -- save <copy>/ },
  dev: { args: '--version', out: /^vite\// },
  routes: { out: /^\[\s.*"path": "\/".*\]\s$/s },
  catalogue: { out: /; 0 findings\s$/ },
  score: { input: JSON.stringify(reading), out: /^\{\s.*"wordsCorrect": 1,.*\}\s$/s },
  synth: { args: '--version', out: /^\d/ },
  deploy: { env: { COQUI_FLAGS: 'nothing=on' }, code: 1, err: /no flag is called nothing/ },
  'first-admin': { code: 1, err: /build\/outputs\.json is missing.*npm run deploy/ },
  pause: { args: '--stage dev coins', code: 1, err: /Region is missing/ },
  redrive: { args: '--stage dev', code: 1, err: /Region is missing/ },
  build: { out: /^$/ },
  openapi: { out: /^\{\s.*"openapi": "3.1.*\}\s$/s },
  asyncapi: { out: /^\{\s.*"asyncapi": "3.0.*\}\s$/s },
  map: { out: /^$/ },
  'new-noun': { code: 1, err: /say which, in lower case letters: npm run new-noun badges/ },
  test: unknown('step'),
  check: unknown('step'),
  sweep: unknown('sweep'),
  bench: unknown('bench'),
  costs: { out: /^$/ },
}
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}

test('the README names every script, and no other', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const named = [...readme.matchAll(/npm (?:run (?:-s )?)?(start|test|(?<=run (?:-s )?)[\w-]+)/g)]
  expect(new Set(named.map(([, script]) => script))).toEqual(new Set(Object.keys(scripts)))
  expect(Object.keys(starts).sort()).toEqual(Object.keys(scripts).sort())
})

describe('in a bare clone', () => {
  test.each(Object.entries(starts))(
    'npm run %s starts',
    async (script, { args = '', code = 0, out, err, ...given }) => {
      const ended = await run(`${scripts[script]} ${args}`, given)
      expect(ended.err).toMatch(/^Installing packages…\nadded packages: ci --no-audit --no-fund\n/)
      expect(ended).toMatchObject({ code })
      if (out) expect(ended.out).toMatch(out)
      if (err) expect(ended.err).toMatch(err)
    },
  )

  test('a script prints nothing of its launcher, whose second start installs nothing', async () => {
    const first = await run(`${scripts.score}`, { input: JSON.stringify(reading) })
    const second = await run(`${scripts.score}`, { input: JSON.stringify(reading) })
    expect(second).toEqual({ ...first, err: '' })
    const refused = await run(`${scripts.score}`, { input: '{' })
    expect(refused).toEqual({
      code: 1,
      signal: null,
      out: '',
      err: '{"error":"kernel.malformedJson","issues":[]}\n',
    })
  })

  test('what is compiled is kept for the next start', async () => {
    const file = join(folder, 'where-compiled.mjs')
    writeFileSync(file, "import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir())")
    const { out } = await run(`node infra/run.mjs ${file}`, { env: { NODE_COMPILE_CACHE: undefined } })
    expect(relative(packages, out.trim())).toMatch(/^\.cache\/coqui-lee\//)
  })

  test('packages that could not be installed, or brought no Node, are said in a line', async () => {
    expect(
      await run(`${scripts.score}`, { env: { npm_execpath: join(folder, 'no-npm.mjs') } }),
    ).toMatchObject({
      code: 1,
      err: expect.stringMatching(/\nThe packages could not be installed: see above, then run npm ci\.\n$/),
    })
    const idle = join(folder, 'idle-npm.mjs')
    writeFileSync(idle, '')
    expect(await run(`${scripts.score}`, { env: { npm_execpath: idle } })).toMatchObject({
      code: 1,
      err: 'Installing packages…\nThe pinned Node is missing: run npm ci, then that again.\n',
    })
  })

  test('a package of another version than the lock file’s is installed again', async () => {
    await run(`${scripts.map}`)
    const lock = readFileSync(join(clone, 'package-lock.json'), 'utf8')
    writeFileSync(
      join(clone, 'package-lock.json'),
      lock.replace(/("node_modules\/vite": \{\s+"version": ")/, '$10.'),
    )
    // It cannot link twice, which is how it says that it was asked to.
    expect((await run(`${scripts.map}`)).err).toMatch(/^Installing packages…\n/)
    writeFileSync(join(clone, 'package-lock.json'), lock)
  })

  test.each([
    ['process.once("SIGTERM", () => process.exit(7))', { code: 7, signal: null }],
    ['', { code: null, signal: 'SIGTERM' }],
  ])('a signal reaches the script, and how it ended is told: %s', async (answer, end) => {
    const file = join(folder, 'waiting.ts')
    writeFileSync(file, `${answer}\nconsole.log('up' satisfies string)\nsetInterval(() => {}, 1000)`)
    expect(await run(`exec node infra/run.mjs ${file}`, { hears: kill => kill('SIGTERM') })).toMatchObject(
      end,
    )
  })
})
