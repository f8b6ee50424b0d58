// `npm start`. Plain old JavaScript: it must run, and say what is missing, on any Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Installs the pinned Node, which then runs everything. */
const OLDEST = 18
const PINNED = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

const major = Number(process.versions.node.split('.')[0])
if (major < OLDEST) {
  stop(
    `Node ${process.versions.node} is too old: install Node 24 (https://nodejs.org), then run npm start again.`,
  )
}
process.chdir(ROOT)
if (!installed()) install()
if (process.execPath === PINNED || major >= 24) import('./start.ts')
else runPinned()

function stop(line) {
  console.error(line)
  process.exit(1)
}

/** Whether every package of the lock file is there in its version. */
function installed() {
  try {
    const wanted = readJson('package-lock.json').packages
    return Object.keys(wanted).every(
      path =>
        path === '' ||
        wanted[path].optional ||
        readJson(`${path}/package.json`).version === wanted[path].version,
    )
  } catch (_) {
    return false
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}

function install() {
  console.log('Installing packages…')
  const npm = process.env.npm_execpath
  const command = npm ? [process.execPath, npm] : ['npm']
  const result = spawnSync(command[0], command.slice(1).concat('ci', '--no-audit', '--no-fund'), {
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (result.status !== 0) stop('The packages could not be installed: see above, then run npm ci.')
}

/** The pinned Node takes over; this process only waits, passes signals on and gives its exit code. */
function runPinned() {
  if (!existsSync(PINNED)) stop('The pinned Node is missing: run npm ci, then npm start again.')
  const child = spawn(PINNED, [join(ROOT, 'infra/local/start.ts')].concat(process.argv.slice(2)), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', code => process.exit(code === null ? 1 : code))
}
